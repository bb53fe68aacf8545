import { siteConfig } from '../../../site.config.ts';

/** The newspaper's name as a drawing; its users provide the text alternative. */
export function Wordmark() {
  const { width, height, viewBox, path } = siteConfig.wordmark;
  return (
    <svg width={width} height={height} viewBox={viewBox} fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
