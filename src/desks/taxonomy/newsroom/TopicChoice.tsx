import {
  Autocomplete,
  type AutocompleteInputChangeReason,
  type AutocompleteRenderInputParams,
  Box,
  TextField,
  Typography,
} from '@mui/material';
import { type HTMLAttributes, type Key, type ReactNode, useEffect, useRef, useState } from 'react';
import type { EditableKind } from '../../../content/topics/topicKinds.ts';
import { useWords } from '../../../newsroom/language.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import type { TopicRow } from '../topics/topicDraft.ts';
import { useAddTag, useTopicRows, useTopicsLike } from './useTopics.ts';
import { topicScreenWords } from './words.ts';

export { useTopicBySlug, useTopicRows } from './useTopics.ts';

type Look = { kind: EditableKind; label: ReactNode; helperText?: ReactNode; error?: boolean; disabled?: boolean; required?: boolean };

/** The line below the options that says that there are more. It cannot be chosen. */
type MoreLine = { note: string };

/** An existing topic, or the name of a new tag. */
type Option = TopicRow | { newTag: string } | MoreLine;

const labelOf = (option: Option): string => {
  if ('note' in option) return option.note;
  return 'newTag' in option ? option.newTag : option.name;
};
const isSame = (one: Option, other: Option): boolean => labelOf(one) === labelOf(other) && 'id' in one === 'id' in other;

/** Common props of the Autocomplete for one and for many topics. */
function useOffer({ kind, label, helperText, error, disabled, required }: Look) {
  const words = useWords(topicScreenWords);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { rows, hasMore, isAsking } = useTopicsLike(kind, typed, isOpen);
  const mayAdd = useMay('tags.add') && kind === 'tag';
  const name = typed.trim();
  const offersNew = mayAdd && name !== '' && !isAsking && !rows.some((row) => row.name === name);
  const options: Option[] = [...rows, ...(hasMore ? [{ note: words.typeFurther }] : []), ...(offersNew ? [{ newTag: name }] : [])];
  return {
    options,
    inputValue: typed,
    onInputChange: (_event: unknown, text: string) => setTyped(text),
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    loading: isAsking,
    loadingText: words.searching,
    noOptionsText: name === '' && rows.length === 0 ? words[mayAdd ? 'choose' : 'noneToChoose'] : words.nothingFound,
    filterOptions: (all: Option[]) => all,
    getOptionLabel: labelOf,
    getOptionKey: (option: Option) => ('id' in option ? option.id : `new ${labelOf(option)}`),
    getOptionDisabled: (option: Option) => 'note' in option,
    isOptionEqualToValue: isSame,
    disabled: disabled ?? false,
    size: 'small' as const,
    renderInput: (params: AutocompleteRenderInputParams) => (
      <TextField
        {...params}
        label={label}
        required={required ?? false}
        placeholder={words.choose}
        error={error ?? false}
        helperText={helperText}
      />
    ),
    renderOption: ({ key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key }, option: Option) => (
      <li key={key} {...props}>
        <OptionLine option={option} />
      </li>
    ),
  };
}

function OptionLine({ option }: { option: Option }): ReactNode {
  const words = useWords(topicScreenWords);
  if ('note' in option) return option.note;
  if ('id' in option) return <TopicLine row={option} />;
  return (
    <span>
      {words.addTag} <b>{option.newTag}</b>
    </span>
  );
}

function TopicLine({ row }: { row: TopicRow }): ReactNode {
  return (
    <Box sx={{ display: 'flex', gap: 1, width: '100%', alignItems: 'baseline' }}>
      <span>{row.name}</span>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary', flex: 1 }}>
        {row.parentName || row.role || row.nameEn}
      </Typography>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {row.storyCount}
      </Typography>
    </Box>
  );
}

/** Converts chosen options to topics; new tags are added first. Errors are shown, and the option is left out. */
function useTaken(): (option: Option) => Promise<TopicRow | undefined> {
  const addTag = useAddTag();
  return async (option) => {
    if ('id' in option) return option;
    if ('note' in option) return undefined;
    let added: TopicRow | undefined;
    await attempt(async () => {
      added = await addTag(option.newTag);
    });
    return added;
  };
}

type OneProps = Look & { value: number | null; onChange: (id: number | null, row: TopicRow | undefined) => void };

/** Selects one topic of a kind by typing a few letters in either script; null for none. */
export function TopicChoice({ value, onChange, ...look }: OneProps): ReactNode {
  const offer = useOffer(look);
  const take = useTaken();
  const chosen = useTopicRows(value === null ? [] : [value]).get(value ?? 0);
  const choose = async (option: Option | null) => {
    const row = option === null ? undefined : await take(option);
    onChange(row?.id ?? null, row);
  };
  return <Autocomplete<Option> {...offer} value={chosen ?? null} onChange={(_event, option) => void choose(option)} />;
}

type CategoryProps = {
  label: string;
  draft: { categoryId: number };
  change: (changes: { categoryId: number }) => void;
  wrong: Readonly<Record<string, string>>;
  disabled: boolean;
};

/** The category field of a gallery, video or web story; 0 until one is selected. */
export function CategoryField({ label, draft, change, wrong, disabled }: CategoryProps): ReactNode {
  const words = useWords(topicScreenWords);
  const refused = wrong['categoryId'];
  return (
    <Box sx={{ my: 1 }}>
      <TopicChoice
        kind="category"
        label={label}
        value={draft.categoryId || null}
        onChange={(categoryId) => change({ categoryId: categoryId ?? 0 })}
        error={refused !== undefined}
        helperText={refused && draft.categoryId === 0 ? words.chooseCategory : refused}
        disabled={disabled}
      />
    </Box>
  );
}

type ManyProps = Look & { value: readonly number[]; onChange: (ids: number[]) => void };

/** Selects several topics of a kind, in the order of selection. */
export function TopicsChoice({ value, onChange, ...look }: ManyProps): ReactNode {
  const offer = useOffer(look);
  const take = useTaken();
  const rows = useTopicRows(value);
  const chosen: Option[] = value.flatMap((id) => rows.get(id) ?? []);
  // Autocomplete resets the text with every new array of chosen options, which each render and each arriving row brings about.
  const keepTyped = (event: unknown, text: string, reason: AutocompleteInputChangeReason) => {
    if (reason !== 'reset') offer.onInputChange(event, text);
  };
  // What is chosen while a new tag is being added stays.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const put = (ids: readonly number[]) => {
    latest.current = [...new Set(ids)];
    onChange([...latest.current]);
  };
  const choose = async (options: readonly Option[]) => {
    const ids = options.flatMap((option) => ('id' in option ? option.id : []));
    // A topic whose name has not arrived is not among the options that are shown, and stays chosen.
    put([...latest.current.filter((id) => !rows.has(id) || ids.includes(id)), ...ids]);
    for (const option of options) {
      if ('id' in option) continue;
      const row = await take(option);
      if (row) put([...latest.current, row.id]);
    }
  };
  return (
    <Autocomplete<Option, true>
      {...offer}
      multiple
      filterSelectedOptions
      value={chosen}
      onInputChange={keepTyped}
      onChange={(_event, options) => void choose(options)}
    />
  );
}
