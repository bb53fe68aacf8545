import { mdiImageRemoveOutline, mdiNewspaperVariantOutline } from '@mdi/js';
import { Button, FormHelperText, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import { MAX_MESSAGE_BYTES } from '../../../platform/push/pushMessage.ts';
import { graphemes } from '../../../platform/text/graphemes.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { StoryPicker } from '../../stories/newsroom/StoryPicker.tsx';
import { bytesOf } from '../campaigns/campaignDraft.ts';
import { TEXT_GRAPHEMES, TITLE_GRAPHEMES } from '../sending/messagePayload.ts';
import { readPushStory } from './endpoints.ts';
import { PushPreview } from './PushPreview.tsx';
import { pushScreenWords } from './words.ts';

/** `picture` is that of the story, or empty. */
export type Message = { title: string; text: string; address: string; picture: string };
type Props = { message: Message; onChange: (changes: Partial<Message>) => void; fields: Record<string, string> };

/** What a message says and where it leads, with its size and how it looks. */
export function MessageFields({ message, onChange, fields }: Props): ReactNode {
  const words = useWords(pushScreenWords);
  const [isPicking, setPicking] = useState(false);
  const bytes = bytesOf(message);
  const lengthOf = (text: string, most: number): string => {
    const length = graphemes(text).length;
    return `${groupedNumber(length)} ${words.letters}. ${words.cutAfter} ${most}${length > most ? ` (${words.willBeCut})` : ''}`;
  };
  return (
    <>
      <Button variant="outlined" startIcon={<Icon path={mdiNewspaperVariantOutline} />} onClick={() => setPicking(true)} sx={{ mb: 1 }}>
        {words.chooseStory}
      </Button>
      <TextLine
        required
        label={words.messageTitle}
        value={message.title}
        onChange={(title) => onChange({ title })}
        wrong={fields['title']}
        help={lengthOf(message.title, TITLE_GRAPHEMES)}
      />
      <TextLine
        lines={3}
        label={words.messageText}
        value={message.text}
        onChange={(text) => onChange({ text })}
        wrong={fields['text']}
        help={lengthOf(message.text, TEXT_GRAPHEMES)}
      />
      <TextLine
        required
        label={words.address}
        value={message.address}
        onChange={(address) => onChange({ address })}
        wrong={fields['address']}
        help={words.addressHelp}
      />
      <Typography
        variant="body2"
        role="status"
        sx={{
          my: 1,
          color: bytes > MAX_MESSAGE_BYTES ? 'error.main' : 'text.secondary',
          fontWeight: bytes > MAX_MESSAGE_BYTES ? 700 : 400,
        }}
      >
        {groupedNumber(bytes)} / {groupedNumber(MAX_MESSAGE_BYTES)} {words.bytes}. {words.bytesHelp}
      </Typography>
      <Typography variant="h6" component="h2" sx={{ mb: 0.5 }}>
        {words.preview}
      </Typography>
      <PushPreview title={message.title} text={message.text} picture={message.picture} />
      {message.picture !== '' && (
        <Button startIcon={<Icon path={mdiImageRemoveOutline} />} onClick={() => onChange({ picture: '' })} sx={{ mt: 1 }}>
          {words.withoutPicture}
        </Button>
      )}
      {fields['picture'] && <FormHelperText error>{fields['picture']}</FormHelperText>}
      {isPicking && (
        <StoryPicker
          onDone={(picked) => {
            setPicking(false);
            if (picked) void attempt(async () => onChange(await callApi(readPushStory, { params: { id: picked.articleId } })));
          }}
        />
      )}
    </>
  );
}
