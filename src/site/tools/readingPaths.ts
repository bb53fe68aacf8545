/** The page of what a reader may set on the device. */
export const READING_PATH = '/reading';
/** The list of what can be read without the internet. */
export const OFFLINE_PATH = '/offline';
