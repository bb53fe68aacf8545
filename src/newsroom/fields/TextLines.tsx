import type { ReactNode } from 'react';
import type { WrongField } from '../EditingDialog.tsx';
import { TextLine } from './TextLine.tsx';

type Props<Name extends string> = {
  /** The fields, in order. */
  names: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  draft: Readonly<Record<Name, string>>;
  onChange: (name: Name, text: string) => void;
  wrong: WrongField;
};

/** Text fields of a dialog that are named alike in its labels, its draft and its errors, all required. */
export const TextLines = <Name extends string>({ names, labels, draft, onChange, wrong }: Props<Name>): ReactNode =>
  names.map((name) => (
    <TextLine key={name} required label={labels[name]} value={draft[name]} onChange={(text) => onChange(name, text)} {...wrong(name)} />
  ));
