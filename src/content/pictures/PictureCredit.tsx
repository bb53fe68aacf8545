import { useLanguage } from '../../platform/text/useText.ts';
import { creditIn } from './creditIn.ts';

/** The credit of a picture, in the language of the page. */
export function PictureCredit({ credit, className }: { credit: string; className?: string | undefined }) {
  const { label, name, lang } = creditIn(credit, useLanguage());
  if (name === '') return null;
  return (
    <span className={className}>
      {label && `${label}: `}
      {lang ? <span lang={lang}>{name}</span> : name}
    </span>
  );
}
