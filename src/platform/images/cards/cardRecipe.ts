/** Increase it when the drawing of cards changes, so that they get new addresses and are drawn again. */
export const CARD_RECIPE = 1;
