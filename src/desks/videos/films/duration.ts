import { videoText } from '../words.ts';

/** A duration as players show it: 0:42, 12:05, 1:02:03. */
export function clockLength(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const [hours = 0, ...rest] = parts;
  const shown = hours > 0 ? [hours, ...rest] : rest;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** A duration for screen readers. */
export function spokenLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const units: [number, string][] = [
    [Math.floor(whole / 3600), videoText.hours],
    [Math.floor((whole % 3600) / 60), videoText.minutes],
    [whole % 60, videoText.seconds],
  ];
  const texts = units.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return texts.length > 0 ? texts.join(' ') : `0 ${videoText.seconds}`;
}

/** ISO 8601, for structured data: PT1H2M3S. */
export function isoLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const part = (count: number, unit: string) => (count > 0 ? `${count}${unit}` : '');
  const text = part(Math.floor(whole / 3600), 'H') + part(Math.floor((whole % 3600) / 60), 'M') + part(whole % 60, 'S');
  return `PT${text || '0S'}`;
}
