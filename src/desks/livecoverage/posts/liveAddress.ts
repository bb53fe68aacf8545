/** The pages of a coverage's older posts stand beside its story: `/live/<the story's last part>/2`. */
export const olderPostsAddress = (address: string, page: number): string => `/live/${address.split('/').at(-1)}/${page}`;
