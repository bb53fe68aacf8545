export type Theme = 'light' | 'dark';

/** The theme with this name, from an address; undefined if there is none. */
export const themeNamed = (name: string | null | undefined): Theme | undefined => (name === 'dark' || name === 'light' ? name : undefined);
