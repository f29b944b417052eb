/* The worker is a blob, which has no folder: the frame that makes it says where its chunks are. */
// biome-ignore lint/style/useConst: webpack reads what is assigned
declare let __webpack_public_path__: string;
declare const playgroundBase: string;

__webpack_public_path__ = playgroundBase;
