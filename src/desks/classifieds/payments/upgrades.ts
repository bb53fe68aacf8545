/** What an advertiser can buy. */
export const upgradeNames = ['top', 'highlight'] as const;
export type UpgradeName = (typeof upgradeNames)[number];

export const orderStates = ['created', 'paid'] as const;

type Upgrade = { paise: number; days: number };

/** Prices with all taxes, and how long each lasts. A changed price holds for new orders only. */
export const upgrades: Readonly<Record<UpgradeName, Upgrade>> = {
  top: { paise: 19_900, days: 7 },
  highlight: { paise: 9_900, days: 14 },
};
