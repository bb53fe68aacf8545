import { useHref, useLocation, useSearchParams } from 'react-router-dom';

type ChangeSearch = (change: (search: URLSearchParams) => void, how: { replace: boolean }) => void;

/**
 * The search of the address, as it is drawn, and a function that changes it as it is by then: the address is ahead of what is drawn. It may
 * have another change already, or the editor may have left the screen; then nothing is changed.
 */
export function useAddressSearch(): readonly [URLSearchParams, ChangeSearch] {
  const [search, setSearch] = useSearchParams();
  const path = useHref(useLocation().pathname);
  const change: ChangeSearch = (changeIn, how) => {
    const present = window.location;
    if (present.pathname !== path) return;
    const next = new URLSearchParams(present.search);
    changeIn(next);
    setSearch(next, how);
  };
  return [search, change];
}
