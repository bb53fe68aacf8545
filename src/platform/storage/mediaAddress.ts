/** The address at which browsers fetch a stored file. */
export const mediaAddress = (key: string): string => `/media/${key}`;
