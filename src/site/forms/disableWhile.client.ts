/**
 * Disables buttons while their work is under way, so that no second press starts it again. Browsers take the focus away from what is
 * disabled: unless the work has moved it, the button gets it back or, if it is hidden now, the first of the others that can have it.
 */
export async function disableWhile<Result>(buttons: readonly HTMLButtonElement[], work: () => Promise<Result>): Promise<Result> {
  const focused = buttons.find((button) => button === document.activeElement);
  for (const button of buttons) button.disabled = true;
  try {
    return await work();
  } finally {
    for (const button of buttons) button.disabled = false;
    if (focused && (document.activeElement ?? document.body) === document.body) {
      [focused, ...buttons].find((button) => {
        button.focus({ preventScroll: true });
        return button === document.activeElement;
      });
    }
  }
}
