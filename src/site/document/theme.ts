export type Theme = 'light' | 'dark';

/** The theme of that name, as an address asks for it; undefined when there is none. */
export const themeNamed = (name: string | null | undefined): Theme | undefined => (name === 'dark' || name === 'light' ? name : undefined);
