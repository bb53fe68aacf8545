/** The id of what stands at an address: the last dash-separated part of its last part; undefined when it is none. */
export function idOfContentUrl(contentUrl: string): number | undefined {
  const digits = /(?:^|-)([1-9][0-9]{0,14})$/.exec(contentUrl)?.[1];
  return digits ? Number(digits) : undefined;
}
