import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { useRemoveOnce } from '../../../newsroom/sending/useRemoveOnce.ts';
import { useAction } from '../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { type FoundSubscriber, findSubscriber, removeSubscriber } from './endpoints.ts';
import { leavingWords, newsletterScreenWords, subscriberStateWords } from './words.ts';

/** Looks for the address of a reader who has written to the newspaper, and unsubscribes it. */
export function FindSubscriber(): ReactNode {
  const words = useWords(newsletterScreenWords);
  const client = useQueryClient();
  const { failed, setFailed, isBusy, act } = useAction();
  const removeOnce = useRemoveOnce();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<FoundSubscriber>();
  const [removing, setRemoving] = useState<string>();
  const email = typed.trim();
  const find = async () => setFound(await callApi(findSubscriber, { body: { email } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email !== '' && !isBusy) void act(find);
  };
  const remove = (address: string) =>
    act(async () => {
      await removeOnce(() => callApi(removeSubscriber, { body: { email: address } }));
      notify(words.removed.replace('{email}', address), { type: 'success' });
      setFound(undefined);
      setTyped('');
      await client.invalidateQueries({ queryKey: ['subscribers'] });
    });
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {words.find}
      </Typography>
      <Box component="form" role="search" onSubmit={submit} noValidate sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextLine
          type="email"
          label={words.address}
          help={words.findHelp}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setFound(undefined);
          }}
          slotProps={{ htmlInput: { maxLength: 254 } }}
        />
        <Button type="submit" variant="outlined" disabled={email === '' || isBusy} sx={{ flex: 'none', minHeight: 44, mt: 1 }}>
          {words.findButton}
        </Button>
      </Box>
      {failed !== '' && (
        <OverlayAlert of={failed} onClose={() => setFailed('')}>
          {failed}
        </OverlayAlert>
      )}
      {found && <Found found={found} isBusy={isBusy} onRemove={setRemoving} />}
      <Confirm
        isOpen={removing !== undefined}
        title={words.remove}
        content={words.removeSure.replace('{email}', removing ?? '')}
        onConfirm={() => {
          setRemoving(undefined);
          if (removing !== undefined) void remove(removing);
        }}
        onClose={() => setRemoving(undefined)}
      />
    </Box>
  );
}

type FoundProps = { found: FoundSubscriber; isBusy: boolean; onRemove: (email: string) => void };

function Found({ found: { subscriber, left }, isBusy, onRemove }: FoundProps): ReactNode {
  const words = useWords(newsletterScreenWords);
  const states = useWords(subscriberStateWords);
  const leavings = useWords(leavingWords);
  if (!subscriber)
    return (
      <Typography role="status" sx={{ mt: 1 }}>
        {left ? `${leavings[left.reason]}: ${dateAndTime(new Date(left.at))}` : words.neverAsked}
      </Typography>
    );
  const { email, state, askedAt, editions } = subscriber;
  return (
    <Box role="status" sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{email}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {states[state]} · {dateAndTime(new Date(askedAt))}
          {editions.length > 0 && ` · ${words.getsEditions}: ${editions.join(', ')}`}
        </Typography>
      </Box>
      <Button color="error" disabled={isBusy} onClick={() => onRemove(email)}>
        {words.remove}
      </Button>
    </Box>
  );
}
