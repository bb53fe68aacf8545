/** Whether Ctrl or Command is pressed with a Latin letter; on a Gujarati keyboard with the key at its place. */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  if ((!event.ctrlKey && !event.metaKey) || event.altKey || event.shiftKey) return false;
  return event.key.toLowerCase() === letter || (event.key > '\u007f' && event.code === `Key${letter.toUpperCase()}`);
}
