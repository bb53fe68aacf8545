import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { callApi } from '../../../../newsroom/callApi.ts';
import { dateTime } from '../../../../newsroom/dateTime.ts';
import { inLanguage, useWords } from '../../../../newsroom/language.ts';
import { useMay } from '../../../../newsroom/staffContext.ts';
import { attempt } from '../../../../newsroom/useAction.ts';
import { groupedNumber } from '../../../../platform/text/numbers.ts';
import { acknowledgeAlarm, listAlarms, listMostRead, listPlanned, listWaiting } from '../endpoints.ts';
import { storyDeskWords, todayWords } from '../words.ts';
import { TodayCard } from './TodayCard.tsx';
import { useFresh } from './useFresh.ts';

// Constant functions, because `useFresh` needs the same function at every render.
const readAlarms = () => callApi(listAlarms);
const readWaiting = () => callApi(listWaiting);
const readPlanned = () => callApi(listPlanned);
const readMostRead = () => callApi(listMostRead);

const deskOf = (id: number) => `/stories/${id}`;
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Missed schedules that were published late, and failed publications, until they are acknowledged. Not rendered if there are none. */
export function AlarmsCard(): ReactNode {
  const words = useWords(todayWords);
  const states = useWords(storyDeskWords);
  const mayTakeNote = useMay('stories.schedule');
  const { data, failed, again } = useFresh(readAlarms);
  if (!failed && (data?.data.length ?? 0) === 0) return null;
  const takeNote = async (id: number) => {
    await attempt(() => callApi(acknowledgeAlarm, { params: { id } }));
    again();
  };
  const lines = data?.data.map(({ id, storyId, headline, kind, dueAt, caughtUpAt, error, attempts }) => ({
    id,
    headline: headline || states.untitled,
    to: deskOf(storyId),
    detail: joined(
      `${kind === 'missed' ? words.missed : words.failed}: ${dateTime(dueAt)}`,
      caughtUpAt && `${words.caughtUp}: ${dateTime(caughtUpAt)}`,
      error && inLanguage(error),
      kind === 'failed' ? `${words.attempts}: ${attempts}` : null,
    ),
    action: mayTakeNote && (
      <Button size="small" onClick={() => void takeNote(id)}>
        {words.takeNote}
      </Button>
    ),
  }));
  return <TodayCard title={words.alarms} lines={lines} empty="" failed={failed} />;
}

/** Stories that wait for the user: submitted to their desk, or returned to them. */
export function WaitingCard(): ReactNode {
  const words = useWords(todayWords);
  const states = useWords(storyDeskWords);
  const { data, failed } = useFresh(readWaiting);
  const lines = data?.data.map(({ id, headline, state, ownerName, note, updatedAt }) => ({
    id,
    headline: headline || states.untitled,
    to: deskOf(id),
    detail: joined(states[state], ownerName, note, dateTime(updatedAt)),
  }));
  return <TodayCard title={words.waiting} lines={lines} empty={words.nothingWaits} failed={failed} />;
}

/** Stories planned or scheduled for today. */
export function PlanCard(): ReactNode {
  const words = useWords(todayWords);
  const states = useWords(storyDeskWords);
  const { data, failed } = useFresh(readPlanned);
  const lines = data?.data.map(({ id, headline, state, ownerName, scheduledAt, deadline }) => ({
    id,
    headline: headline || states.untitled,
    to: deskOf(id),
    detail: joined(states[state], scheduledAt && dateTime(scheduledAt), deadline && `${words.deadline}: ${dateTime(deadline)}`, ownerName),
  }));
  return <TodayCard title={words.plan} lines={lines} empty={words.nothingPlanned} failed={failed} />;
}

/** The most read stories now. */
export function MostReadCard(): ReactNode {
  const words = useWords(todayWords);
  const { data, failed } = useFresh(readMostRead);
  const lines = data?.data.map(({ id, headline, reads, category }) => ({
    id,
    headline,
    to: deskOf(id),
    detail: joined(category, `${words.reads}: ${groupedNumber(reads)}`),
  }));
  return <TodayCard title={words.mostRead} lines={lines} empty={words.nothingRead} failed={failed} />;
}
