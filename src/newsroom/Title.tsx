import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The heading element in the app bar, once it is mounted. */
export const TitleContext = createContext<HTMLElement | null>(null);

/** The title of the open screen, shown in the app bar. */
export function Title({ title }: { title: string }): ReactNode {
  const heading = useContext(TitleContext);
  return heading && createPortal(title, heading);
}
