/** A picture of the library by its key, as wide as the editor's column: the call leads to the present file. */
export const libraryPicture = (key: string): string => `/newsroom/api/pictures/${encodeURIComponent(key)}/thumbnail?crop=wide&w=828`;
