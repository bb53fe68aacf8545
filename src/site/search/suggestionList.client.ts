import styles from './SearchForm.module.css';
import { searchFieldText as text } from './words.ts';

/** A row of the list: a text that leads somewhere, and perhaps how to remove it. */
export type Row = { text: string; href: string; detail: string; remove?: () => void };

type SuggestionList = {
  /** Shows rows under a heading, and a row that erases all of them; without rows the list is closed. */
  show: (rows: readonly Row[], heading: string, eraseAll?: () => void) => void;
  close: () => void;
  isOpen: () => boolean;
};

/**
 * The list under the search field, by the pattern of a combobox with a grid (WAI-ARIA): the focus stays in the field, up and down go
 * through the rows, right and left to the button that removes a row and back, Enter follows, Delete removes, Escape closes.
 */
export function openList(input: HTMLInputElement, list: HTMLElement, status: Element): SuggestionList {
  /** The cells of each row. */
  let rows: HTMLElement[][] = [];
  let active: { row: number; cell: number } | undefined;
  const id = `${input.id}-list`;
  list.id = id;
  list.setAttribute('role', 'grid');
  const attributes = {
    role: 'combobox',
    'aria-haspopup': 'grid',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'false',
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);

  const activate = (row: number, cell = 0) => {
    const before = active && rows[active.row]?.[active.cell];
    before?.setAttribute('aria-selected', 'false');
    const now = rows[row]?.[cell];
    active = now && { row, cell };
    if (!now) return input.removeAttribute('aria-activedescendant');
    now.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', now.id);
    now.scrollIntoView({ block: 'nearest' });
  };

  const close = () => {
    activate(-1);
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    status.textContent = '';
  };

  const show: SuggestionList['show'] = (given, heading, eraseAll) => {
    const wasActive = active?.row;
    activate(-1);
    const made = given.map((row, at) => rowOf(row, `${id}-${at}`));
    if (eraseAll && made.length > 0) made.push([buttonCell(`${id}-all`, text.forgetAll, text.forgetAll, eraseAll)]);
    rows = made;
    list.setAttribute('aria-label', heading);
    list.replaceChildren(...(eraseAll ? [headingOf(heading)] : []), ...made.map(rowElement));
    if (made.length === 0) return close();
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    status.textContent = `${given.length} ${text.shown}`;
    // After a row was removed by the keyboard, its neighbour is the active one.
    if (wasActive !== undefined && eraseAll) activate(Math.min(wasActive, made.length - 1));
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const isOpen = !list.hidden;
    // The list that Escape has closed opens again.
    if (!isOpen && event.key === 'ArrowDown' && rows.length > 0) {
      list.hidden = false;
      input.setAttribute('aria-expanded', 'true');
      event.preventDefault();
      return;
    }
    const cells = active && rows[active.row];
    const act = keyActions[event.key];
    if (!isOpen || !act) return;
    if (act({ active, cells, rowCount: rows.length, activate, close })) event.preventDefault();
  };

  input.addEventListener('keydown', onKey);
  // A press in the list does not take the focus out of the field.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  input.addEventListener('blur', close);
  return { show, close, isOpen: () => !list.hidden };
}

type AtKey = {
  active: { row: number; cell: number } | undefined;
  cells: readonly HTMLElement[] | undefined;
  rowCount: number;
  activate: (row: number, cell?: number) => void;
  close: () => void;
};

/** What each key does while the list is open. Returns whether it is done and the field must not have it. */
const keyActions: Record<string, (at: AtKey) => boolean> = {
  ArrowDown: ({ active, rowCount, activate }) => {
    const row = (active?.row ?? -1) + 1;
    activate(row < rowCount ? row : -1);
    return true;
  },
  ArrowUp: ({ active, rowCount, activate }) => {
    activate(active ? active.row - 1 : rowCount - 1);
    return true;
  },
  ArrowRight: ({ active, cells, activate }) => {
    if (!active || active.cell > 0 || !cells || cells.length < 2) return false;
    activate(active.row, 1);
    return true;
  },
  ArrowLeft: ({ active, activate }) => {
    if (!active || active.cell === 0) return false;
    activate(active.row, 0);
    return true;
  },
  Enter: ({ active, cells }) => {
    if (!active) return false;
    cells?.[active.cell]?.querySelector<HTMLElement>('a, button')?.click();
    return true;
  },
  Delete: ({ active, cells }) => {
    const remove = active && cells?.[1]?.querySelector('button');
    remove?.click();
    return Boolean(remove);
  },
  Escape: ({ close }) => {
    close();
    return true;
  },
  Tab: ({ close }) => {
    close();
    return false;
  },
};

function rowElement(cells: readonly HTMLElement[]): HTMLElement {
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  row.className = styles.row ?? '';
  row.append(...cells);
  return row;
}

function headingOf(heading: string): HTMLElement {
  const element = document.createElement('p');
  element.className = styles.heading ?? '';
  element.textContent = heading;
  // The grid has it as its name.
  element.setAttribute('aria-hidden', 'true');
  return element;
}

function rowOf({ text: name, href, detail, remove }: Row, id: string): HTMLElement[] {
  const link = document.createElement('a');
  link.href = href;
  link.tabIndex = -1;
  link.append(spanOf(name, styles.name));
  if (detail !== '') link.append(spanOf(detail, styles.detail));
  return [cellOf(id, link), ...(remove ? [buttonCell(`${id}-remove`, '×', `${text.forget}: ${name}`, remove)] : [])];
}

function cellOf(id: string, content: HTMLElement): HTMLElement {
  const cell = document.createElement('span');
  Object.assign(cell, { id, className: styles.cell ?? '' });
  cell.setAttribute('role', 'gridcell');
  cell.setAttribute('aria-selected', 'false');
  cell.append(content);
  return cell;
}

function buttonCell(id: string, sign: string, label: string, onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', tabIndex: -1, textContent: sign });
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onPress);
  return cellOf(id, button);
}

function spanOf(content: string, className: string | undefined): HTMLElement {
  const span = document.createElement('span');
  span.className = className ?? '';
  span.textContent = content;
  return span;
}
