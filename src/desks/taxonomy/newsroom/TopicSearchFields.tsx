import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { derivedDescription, derivedTitle } from '../../../content/topics/listTexts.ts';
import type { WrongField } from '../../../newsroom/EditingDialog.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { GooglePreview } from '../../../newsroom/previews/GooglePreview.tsx';
import type { EditedTopic } from '../topics/topicDraft.ts';
import { topicScreenWords } from './words.ts';

type Props = {
  draft: EditedTopic;
  /** The page's address; undefined for a new topic. */
  address: string | undefined;
  wrong: WrongField;
  onChange: (fields: Partial<EditedTopic>) => void;
};

/** What search engines are told of a topic, with Google's result as a preview. */
export function TopicSearchFields({ draft, address, wrong, onChange }: Props): ReactNode {
  const words = useWords(topicScreenWords);
  const { kind, searchTitle, searchDescription, noindex, sameAs } = draft;
  const title = derivedTitle(draft);
  const description = (kind === 'author' ? draft.bio : draft.description) || derivedDescription(draft);
  const shrunk = { inputLabel: { shrink: true } };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
      <TextLine
        label={words.searchTitle}
        value={searchTitle}
        placeholder={title}
        onChange={(text) => onChange({ searchTitle: text })}
        slotProps={shrunk}
        {...wrong('searchTitle')}
      />
      <TextLine
        label={words.searchDescription}
        value={searchDescription}
        placeholder={description}
        lines={2}
        onChange={(text) => onChange({ searchDescription: text.replace(/\n/g, ' ') })}
        slotProps={shrunk}
        {...wrong('searchDescription')}
      />
      {kind === 'author' && (
        <TextLine
          label={words.sameAs}
          value={sameAs.join('\n')}
          lines={2}
          onChange={(text) => onChange({ sameAs: text === '' ? [] : text.split('\n') })}
          {...wrong('sameAs', words.sameAsHelp)}
        />
      )}
      <OnOff as="box" label={words.noindex} checked={noindex} onChange={(isOn) => onChange({ noindex: isOn })} />
      <Box sx={{ mt: 1 }}>
        <GooglePreview
          title={searchTitle.trim() || title}
          description={searchDescription.trim() || description}
          address={address ?? `/${kind}`}
        />
      </Box>
    </Box>
  );
}
