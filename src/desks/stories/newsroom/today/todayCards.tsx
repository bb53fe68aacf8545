import { Button, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi, queryOf } from '../../../../newsroom/callApi.ts';
import { TodayCard } from '../../../../newsroom/frame/TodayCard.tsx';
import { inLanguage, useWords } from '../../../../newsroom/language.ts';
import { useMay } from '../../../../newsroom/staffContext.ts';
import { attempt } from '../../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../../platform/text/dates.ts';
import { groupedNumber } from '../../../../platform/text/numbers.ts';
import { acknowledgeAlarm, listAlarms, listMostRead, listPlanned, listWaiting } from '../endpoints.ts';
import { storyDeskWords, todayWords } from '../words.ts';

/** The lists are read again after this time, and when the window gets the focus. */
const AGAIN_MS = 30_000;

const deskOf = (id: number) => `/stories/${id}`;
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Missed schedules that were published late, and failed publications, until they are acknowledged. Not rendered if there are none. */
export function AlarmsCard(): ReactNode {
  const words = useWords(todayWords);
  const states = useWords(storyDeskWords);
  const mayTakeNote = useMay('stories.schedule');
  const { data, error, refetch } = useQuery({ ...queryOf(['today', 'alarms'], listAlarms), refetchInterval: AGAIN_MS });
  if (!error && (data?.data.length ?? 0) === 0) return null;
  const takeNote = async (id: number) => {
    await attempt(() => callApi(acknowledgeAlarm, { params: { id } }));
    await refetch();
  };
  const lines = data?.data.map(({ id, storyId, headline, kind, dueAt, caughtUpAt, error, attempts }) => ({
    id,
    headline: headline || states.untitled,
    to: deskOf(storyId),
    detail: joined(
      `${kind === 'missed' ? words.missed : words.failed}: ${dateAndTime(new Date(dueAt))}`,
      caughtUpAt && `${words.caughtUp}: ${dateAndTime(new Date(caughtUpAt))}`,
      error && inLanguage(error),
      kind === 'failed' ? `${words.attempts}: ${attempts}` : null,
    ),
    action: mayTakeNote && (
      <Button size="small" onClick={() => void takeNote(id)}>
        {words.takeNote}
      </Button>
    ),
  }));
  return <TodayCard title={words.alarms} lines={lines} empty="" error={error} />;
}

/** Says that a card shows the first stories only, and leads to the list of all. */
function MoreInList({ shown }: { shown: number }): ReactNode {
  const words = useWords(todayWords);
  return (
    <Link component={RouterLink} to="/stories" variant="body2" sx={{ display: 'inline-block', mt: 1 }}>
      {words.showsFirst.replace('{count}', groupedNumber(shown))}
    </Link>
  );
}

/** Stories that wait for the user: submitted to their desk, or returned to them. */
export function WaitingCard(): ReactNode {
  const words = useWords(todayWords);
  const states = useWords(storyDeskWords);
  const { data, error } = useQuery({ ...queryOf(['today', 'waiting'], listWaiting), refetchInterval: AGAIN_MS });
  const lines = data?.data.map(({ id, headline, state, ownerName, note, updatedAt }) => ({
    id,
    headline: headline || states.untitled,
    to: deskOf(id),
    detail: joined(states[state], ownerName, note, dateAndTime(new Date(updatedAt))),
  }));
  return (
    <TodayCard title={words.waiting} lines={lines} empty={words.nothingWaits} error={error}>
      {data?.hasMore && <MoreInList shown={data.data.length} />}
    </TodayCard>
  );
}

/** Stories planned or scheduled for today. */
export function PlanCard(): ReactNode {
  const words = useWords(todayWords);
  const states = useWords(storyDeskWords);
  const { data, error } = useQuery({ ...queryOf(['today', 'planned'], listPlanned), refetchInterval: AGAIN_MS });
  const lines = data?.data.map(({ id, headline, state, ownerName, scheduledAt, deadline }) => ({
    id,
    headline: headline || states.untitled,
    to: deskOf(id),
    detail: joined(
      states[state],
      scheduledAt && dateAndTime(new Date(scheduledAt)),
      deadline && `${words.deadline}: ${dateAndTime(new Date(deadline))}`,
      ownerName,
    ),
  }));
  return (
    <TodayCard title={words.plan} lines={lines} empty={words.nothingPlanned} error={error}>
      {data?.hasMore && <MoreInList shown={data.data.length} />}
    </TodayCard>
  );
}

/** The most read stories now. */
export function MostReadCard(): ReactNode {
  const words = useWords(todayWords);
  const { data, error } = useQuery({ ...queryOf(['today', 'most-read'], listMostRead), refetchInterval: AGAIN_MS });
  const lines = data?.data.map(({ id, headline, reads, category }) => ({
    id,
    headline,
    to: deskOf(id),
    detail: joined(category, `${words.reads}: ${groupedNumber(reads)}`),
  }));
  return <TodayCard title={words.mostRead} lines={lines} empty={words.nothingRead} error={error} />;
}
