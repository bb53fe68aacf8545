import { disableWhile } from '../forms/disableWhile.client.ts';
import { KEPT_MARK } from '../offline/offlineStore.client.ts';
import { type DigitChoice, digitChoices } from './digits.ts';

const root = document.documentElement;

/** Makes the reader's tools in an element work; what each does is loaded at its first press. */
export function start(island: Element): void {
  island.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-tool]') : null;
    if (button) void use(button);
  });
  markDigits(island);
  // A page of the back/forward cache takes over what was chosen since (`inlineScripts.ts`).
  addEventListener('pageshow', () => markDigits(island));
  const keep = island.querySelector<HTMLButtonElement>('[data-tool=keep]');
  if (keep && stored(KEPT_MARK) !== null) void import('../offline/keepStory.client.ts').then(({ markKept }) => markKept(keep));
}

async function use(button: HTMLButtonElement): Promise<void> {
  switch (button.dataset['tool']) {
    case 'listen':
      return disableWhile([button], async () => (await import('../listen/listen.client.ts')).listenTo(button));
    case 'keep':
      return disableWhile([button], async () => (await import('../offline/keepStory.client.ts')).toggleKept(button));
    case 'digits':
      return chooseDigits(button.value);
  }
}

function chooseDigits(value: string): void {
  const choice: DigitChoice = digitChoices.find((one) => one === value) ?? '';
  if (choice === '') delete root.dataset['digits'];
  else root.dataset['digits'] = choice;
  try {
    localStorage.setItem('digits', choice);
  } catch (error) {
    console.info('The digits hold for this page only:', error);
  }
  markDigits(document);
}

function markDigits(within: ParentNode): void {
  for (const button of within.querySelectorAll<HTMLButtonElement>('[data-tool=digits]'))
    button.setAttribute('aria-pressed', String(button.value === (root.dataset['digits'] ?? '')));
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Browsers that block storage have nothing stored.
    return null;
  }
}
