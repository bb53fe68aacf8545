/** The list of what can be read without the internet. */
export const OFFLINE_PATH = '/offline';
