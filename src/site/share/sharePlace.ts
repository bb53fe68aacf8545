/** The id of the share links of a page, to which the phone's menu of a story leads. */
export const SHARE_PLACE = 'share';
