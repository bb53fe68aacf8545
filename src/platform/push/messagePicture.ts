/** The pictures that messages may bear: those that the image proxy of this site gives. The same on the server and in the service worker. */
export const isMessagePicture = (address: string): boolean => /^\/image\?[\w./%&=+-]+$/.test(address);
