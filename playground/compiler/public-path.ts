/* The worker is a blob without a folder, so the frame that creates it provides the URL of its chunks. */
// biome-ignore lint/style/useConst: webpack reads what is assigned
declare let __webpack_public_path__: string;
declare const playgroundBase: string;

__webpack_public_path__ = playgroundBase;
