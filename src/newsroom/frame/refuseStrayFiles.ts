/**
 * Lets nothing happen where a file is dropped beside the places for it: the browser would open it in place of the newsroom. Returns a
 * function that ends this.
 */
export function refuseStrayFiles(): () => void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, refuse);
  return () => {
    for (const name of ['dragover', 'drop'] as const) window.removeEventListener(name, refuse);
  };
}
