import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { parseLink } from '../../platform/text/linkAddress.ts';

/** What a reader wrote where an address is asked for: a link if it is one. */
export function TextOrLink({ text }: { text: string }): ReactNode {
  const link = parseLink(text);
  if (link?.kind !== 'path' && link?.kind !== 'web') return text;
  return (
    <Link href={link.href} target="_blank" rel="noopener noreferrer">
      {text}
    </Link>
  );
}
