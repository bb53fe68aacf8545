import { useEffect, useRef } from 'react';
import { type NavigateOptions, useHref, useLocation, useNavigate } from 'react-router-dom';

/**
 * Leads on to what an answer has brought about. The returned function does nothing once its screen has been left: the editor is somewhere else
 * by then, and may be writing there.
 */
export function useNavigateWhileOpen(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = useHref({ pathname });
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return async (to, options) => {
    // A screen that is being left stands until the next one is loaded.
    if (isOpen.current && window.location.pathname === here) await navigate(to, options);
  };
}
