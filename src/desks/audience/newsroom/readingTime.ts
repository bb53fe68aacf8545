/** Minutes and seconds as editors read them: 1:05. A dash if nothing was measured. */
export function readingTime(seconds: number, measured: number): string {
  if (measured === 0) return '–';
  const average = Math.round(seconds / measured);
  return `${Math.floor(average / 60)}:${String(average % 60).padStart(2, '0')}`;
}

/** A share in whole percent. A dash if nothing was measured. */
export const share = (part: number, measured: number): string => (measured === 0 ? '–' : `${Math.round((part / measured) * 100)}%`);
