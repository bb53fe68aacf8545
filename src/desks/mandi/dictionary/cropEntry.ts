/**
 * A crop as the dictionary founds it: its slug, its name as Gujarat's yards write it, its English name, and the other names under which
 * it arrives (case, spaces and brackets do not matter). Once founded, names are the newsroom's to change.
 */
export type CropEntry = readonly [slug: string, gujarati: string, english: string, ...others: string[]];
