import { siteConfig } from '../../../site.config.ts';

/** The paper's name as it is drawn; whoever uses it says the name in words too. */
export function Wordmark() {
  const { width, height, viewBox, path } = siteConfig.wordmark;
  return (
    <svg width={width} height={height} viewBox={viewBox} fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
