import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The heading in the newsroom's bar, once it is there. */
export const TitleContext = createContext<HTMLElement | null>(null);

/** What the open screen is called; it stands in the newsroom's bar. */
export function Title({ title }: { title: string }): ReactNode {
  const heading = useContext(TitleContext);
  return heading && createPortal(title, heading);
}
