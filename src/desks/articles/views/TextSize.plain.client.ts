const root = document.documentElement;

/** Makes the choice of the text size work. */
export function start(island: Element): void {
  island.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-text-size]') : null;
    if (button) choose(button.value);
  });
  markChosen();
  // A page of the back/forward cache takes over what was chosen since (`inlineScripts.ts`).
  addEventListener('pageshow', markChosen);
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
