import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { CallError, callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Section, Sections } from '../../../newsroom/frame/Section.tsx';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { momentOfClock } from '../../../newsroom/indianClock.ts';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { isSame } from '../../../newsroom/typedOver.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useNavigateWhileOpen } from '../../../newsroom/useNavigateWhileOpen.ts';
import { newsroomWords } from '../../../newsroom/words.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { findToken } from '../../../site/push/pushDevice.client.ts';
import { draftIssues } from '../campaigns/campaignDraft.ts';
import { type Delivery, DeliveryFields, newDelivery } from './DeliveryFields.tsx';
import { addCampaignCall, countAudience, readPushDesk, testPush } from './endpoints.ts';
import { type Message, MessageFields } from './MessageFields.tsx';
import { TopicChoice } from './TopicChoice.tsx';
import { useMessageOnce } from './useMessageOnce.ts';
import { pushRefusalWords, pushScreenWords } from './words.ts';

const EMPTY: Message = { title: '', text: '', address: '', picture: '' };

/** Writes a message to readers, tries it in the editor's own browser, and sends it after a confirmation. */
export function ComposeScreen(): ReactNode {
  const words = useWords(pushScreenWords);
  const common = useWords(newsroomWords);
  const refusals = useWords(pushRefusalWords);
  const client = useQueryClient();
  const navigate = useNavigateWhileOpen();
  const [message, setMessage] = useState(EMPTY);
  const [topics, setTopics] = useState<string[]>([]);
  const [delivery, setDelivery] = useState<Delivery>(newDelivery);
  const [isAsking, setAsking] = useState(false);
  /** The title of a message that has gone out and was changed then. */
  const [earlier, setEarlier] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<CallError | undefined>();
  const desk = useQuery(queryOf(['push', 'desk'], readPushDesk));
  const audience = useQuery({
    ...queryOf(['push', 'audience', ...topics], countAudience, { body: { topics } }),
    enabled: topics.length > 0,
    placeholderData: keepPreviousData,
  });
  const browsers = topics.length === 0 ? 0 : (audience.data?.browsers ?? 0);
  const fields = refused?.fields ?? {};
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (!problem.isSessionOver) setRefused(problem);
    } finally {
      setBusy(false);
    }
  };
  const { sendOnce, readEarlier } = useMessageOnce();
  const written = { message, topics, delivery };
  const add = (): Promise<number> => {
    const { startsAt, ...how } = delivery;
    const time = startsAt === '' ? {} : { startsAt: momentOfClock(startsAt) };
    return sendOnce(written, () => callApi(addCampaignCall, { body: { ...message, topics, ...how, ...time } }));
  };
  const send = async () => {
    setAsking(false);
    setSending(true);
    await attempt(async () => {
      const id = await add();
      setMessage(EMPTY);
      setTopics([]);
      setDelivery(newDelivery);
      notify(words.planned, { type: 'success' });
      await client.invalidateQueries({ queryKey: ['push'] });
      // After what was written no longer counts as unsaved.
      setTimeout(() => navigate(`/push/${id}`));
    });
    setSending(false);
  };
  /** Asks before sending, unless something is wrong that the screen can tell. */
  const ask = async () => {
    if (isBusy) return;
    const wrong = draftIssues({ ...message, address: message.address.trim(), topics, ...delivery }).map(({ path, message }) => [
      path,
      inLanguage(message),
    ]);
    if (wrong.length > 0) return setRefused(new CallError(422, common.invalidForm, Object.fromEntries(wrong), undefined));
    await attempt(async () => {
      setEarlier(await readEarlier(written));
      setAsking(true);
    });
  };
  const sendTest = () =>
    attempt(async () => {
      const browserToken = 'serviceWorker' in navigator && 'Notification' in window ? await findToken() : undefined;
      if (browserToken === undefined) throw new CallError(404, refusals.noBrowser, {}, undefined);
      await callApi(testPush, { body: { ...message, browserToken } });
      notify(words.testSent, { type: 'success' });
    });
  // A message is never sent by leaving the screen.
  useUnsavedWork(!isSame([message, topics, delivery], [EMPTY, [], newDelivery]), async () => {
    if (!isSending) await ask();
    return false;
  });
  return (
    <SubScreen title={words.compose} back={['/push', words.back]} error={desk.error}>
      <PlainForm onSubmit={ask} inert={isSending}>
        <Sections>
          <Card component="section" sx={{ p: 2 }}>
            <MessageFields message={message} fields={fields} onChange={(changes) => setMessage({ ...message, ...changes })} />
          </Card>
          <Section title={words.topics}>
            <Typography variant="body2" sx={{ color: fields['topics'] ? 'error.main' : 'text.secondary', mb: 1 }}>
              {fields['topics'] ?? words.topicsHelp}
            </Typography>
            <TopicChoice groups={desk.data?.groups ?? []} chosen={topics} onChange={setTopics} />
            <Typography role="status">
              {words.audience}: <strong>{groupedNumber(browsers)}</strong>
            </Typography>
          </Section>
          <Card component="section" sx={{ p: 2 }}>
            <DeliveryFields
              delivery={delivery}
              fields={fields}
              quietHours={desk.data?.quietHours}
              onChange={(changes) => setDelivery({ ...delivery, ...changes })}
            />
          </Card>
        </Sections>
        {refused && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {refused.message} {refused.isUnanswered && words.sendAgain}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button type="submit" variant="contained" loading={isBusy} disabled={topics.length === 0}>
            {words.send}
          </Button>
          <Button variant="outlined" disabled={isBusy || message.title === ''} onClick={() => void sendTest()}>
            {words.sendTest}
          </Button>
        </Box>
      </PlainForm>
      <Confirm
        isOpen={isAsking}
        title={words.sendTitle}
        content={`${earlier === undefined ? '' : `${words.sentEarlier} “${earlier}”. `}${words.sendSure} ${groupedNumber(browsers)}`}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      />
    </SubScreen>
  );
}
