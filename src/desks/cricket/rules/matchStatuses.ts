export const matchStatuses = ['fixture', 'live', 'complete'] as const;
