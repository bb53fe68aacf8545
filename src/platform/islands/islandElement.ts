import type { HydrateOn, IslandStatus } from './island.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** One island in a served page (see `island.tsx`). */
      'gs-island': {
        name: string;
        on: HydrateOn;
        'data-status': IslandStatus;
        'id-prefix': string;
        dangerouslySetInnerHTML: { __html: string };
      };
    }
  }
}
