/** `active` is shown between its days. */
export const campaignStates = ['draft', 'active', 'paused'] as const;

export const adDevices = ['all', 'desktop', 'mobile'] as const;
export type AdDevice = (typeof adDevices)[number];
