import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Opens what a row stands for when it is clicked anywhere. A click on the link within the row is left to the link: both would add an entry
 * to the browser's history, so that Back would lead nowhere.
 */
export function useOpenRow(): (event: MouseEvent, to: string) => void {
  const navigate = useNavigate();
  return ({ target }, to) => {
    if (target instanceof Element && target.closest('a')) return;
    navigate(to);
  };
}
