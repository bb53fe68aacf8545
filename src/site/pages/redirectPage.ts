import { type LoadContext, type Moved, moved, type NotFound, type Page, page } from './page.tsx';

/** Where a request leads to; what is not there is not found. */
type Redirect<Path extends string> = (context: LoadContext<Path, Record<string, never>>) => Promise<Moved | NotFound>;

/** A page that only redirects: to an address, or to the one that is found for a request. */
export function redirectPage<const Path extends string>(path: Path, to: string | Redirect<Path>): Page {
  return page({
    path,
    load: async (context: LoadContext<Path, Record<string, never>>) => (typeof to === 'string' ? moved(to) : to(context)),
    head: () => ({ title: '', description: '', canonical: path }),
    tags: () => [],
    freshFor: () => '1m',
    view: () => null,
  });
}
