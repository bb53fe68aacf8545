const root = document.documentElement;

/** Makes the choice of the text size work, and its box close on a press elsewhere, on Escape and when the page is left, as the lists of the header. */
export function start(island: Element): void {
  const box = island.querySelector('details');
  if (!box) return;
  const close = () => {
    box.open = false;
  };
  island.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-text-size]') : null;
    if (button) choose(button.value);
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node && box.contains(target))) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !box.open) return;
    if (box.contains(document.activeElement)) box.querySelector('summary')?.focus();
    close();
  });
  addEventListener('pagehide', close);
  markChosen();
}

function choose(size: string): void {
  if (size === '') delete root.dataset['textSize'];
  else root.dataset['textSize'] = size;
  try {
    localStorage.setItem('text-size', size);
  } catch (error) {
    console.warn('The text size holds for this page only:', error);
  }
  markChosen();
}

/** In every story of the page: more than one is open in continuous reading. */
function markChosen(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-text-size]'))
    button.setAttribute('aria-pressed', String(button.value === (root.dataset['textSize'] ?? '')));
}
