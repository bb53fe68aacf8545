/** 301: moved for good; 302: for now; 410: taken away for good. */
export const redirectStatuses = [301, 302, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];
