/** The page of what a reader may set on the device. */
export const READING_PATH = '/reading';
