/** The id in a content address: the part after the last dash of the last path segment; undefined if there is none. */
export function idOfContentUrl(contentUrl: string): number | undefined {
  const digits = /(?:^|-)([1-9][0-9]{0,14})$/.exec(contentUrl)?.[1];
  return digits ? Number(digits) : undefined;
}
