import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { queryOf } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useMe } from '../../../newsroom/staffContext.ts';
import { readAllStaffNames } from '../../staff/newsroom/endpoints.ts';
import { notificationScreenWords } from './words.ts';

const MAX_OFFERED = 6;

type Props = { label: string; value: string; onChange: (text: string) => void; required: boolean };

/** A note that may name colleagues: after `@` it offers their names. Names that are typed in full count as well. */
export function MentionField({ value, onChange, ...field }: Props): ReactNode {
  const words = useWords(notificationScreenWords);
  const { staff: me } = useMe();
  const input = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(value.length);
  /** Where the caret stands after a name was put in, until it is there. */
  const nextCaret = useRef<number>(undefined);
  const { data: staff = [] } = useQuery(queryOf(['staff', 'names'], readAllStaffNames));
  useLayoutEffect(() => {
    const at = nextCaret.current;
    if (at === undefined) return;
    nextCaret.current = undefined;
    input.current?.focus();
    input.current?.setSelectionRange(at, at);
  });

  // Keyboards that compose letters change the text without keys, and the event of the selection comes late or not at all.
  const noteCaret = () => setCaret(input.current?.selectionStart ?? value.length);

  const typed = typedName(value.slice(0, caret));
  const colleagues = staff.filter(({ id, suspended }) => id !== me.id && !suspended);
  const offered = typed === undefined ? [] : colleagues.filter(({ name }) => isBeginning(typed, name)).slice(0, MAX_OFFERED);
  const insert = (name: string) => {
    const before = `${value.slice(0, caret - (typed?.length ?? 0))}${name} `;
    nextCaret.current = before.length;
    setCaret(before.length);
    onChange(before + value.slice(caret).trimStart());
  };
  return (
    <>
      <TextLine
        {...field}
        autoFocus
        lines={2}
        value={value}
        onChange={(text) => {
          onChange(text);
          noteCaret();
        }}
        help={words.mentionHelp}
        inputRef={input}
        slotProps={{ htmlInput: { onSelect: noteCaret } }}
      />
      {offered.length > 0 && (
        <Box role="group" aria-label={words.colleagues} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {offered.map(({ id, name }) => (
            <Button key={id} size="small" variant="outlined" color="secondary" onClick={() => insert(name)}>
              {name}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}

/** What stands between an `@` and the caret; undefined if no name is being typed there. */
const typedName = (before: string): string | undefined => /(?:^|[^\p{L}\p{M}\p{N}])@([^@\n]{0,80})$/u.exec(before)?.[1];

function isBeginning(typed: string, name: string): boolean {
  const [text, full] = [typed, name].map((one) => one.normalize('NFC').toLowerCase());
  if (text === undefined || full === undefined) return false;
  return text !== full && (full.startsWith(text) || full.includes(` ${text}`));
}
