export const read = () => "file on disk";
