import { mdiDownload } from '@mdi/js';
import { Box, Button, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { displayDay } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { BarList } from './BarList.tsx';
import type { TallyRow } from './endpoints.ts';
import { adScreenWords, adSlotWords } from './words.ts';

const DAYS_SHOWN = 31;
const sum = (tallies: readonly TallyRow[], field: 'impressions' | 'clicks' | 'invalid') =>
  tallies.reduce((total, tally) => total + tally[field], 0);
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(2)}%`);

/** What was counted of a campaign: sums, the last days, the slots. */
export function CampaignReport({ id, goal, tallies }: { id: number; goal: number | null; tallies: readonly TallyRow[] }): ReactNode {
  const words = useWords(adScreenWords);
  const slots = useWords(adSlotWords);
  const byDay = Map.groupBy(tallies, ({ day }) => day);
  const bySlot = Map.groupBy(tallies, ({ slot }) => slot);
  const impressions = sum(tallies, 'impressions');
  const clicks = sum(tallies, 'clicks');
  const figures: [name: string, value: string][] = [
    [words.impressions, groupedNumber(impressions)],
    [words.clicks, groupedNumber(clicks)],
    [words.rate, percent(clicks, impressions)],
    [words.invalid, groupedNumber(sum(tallies, 'invalid'))],
    ...(goal === null ? [] : [[words.ofGoal, percent(impressions, goal)] satisfies [string, string]]),
  ];
  return (
    <Card component="section" aria-label={words.report} sx={{ p: 2, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h6" component="h2">
          {words.report}
        </Typography>
        <Button href={`/newsroom/api/ads/campaigns/${id}/report.csv`} download startIcon={<Icon path={mdiDownload} />}>
          {words.csv}
        </Button>
      </Box>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, my: 1.5 }}>
        {figures.map(([name, value]) => (
          <Box key={name}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" variant="h6" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {tallies.length === 0 && <Typography variant="body2">{words.nothingYet}</Typography>}
      {tallies.length > 0 && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }, gap: 3 }}>
          <BarList
            title={words.perDay}
            bars={[...byDay].slice(0, DAYS_SHOWN).map(([day, ofDay]) => ({
              name: displayDay(day),
              value: sum(ofDay, 'impressions'),
              note: `${words.clicks} ${groupedNumber(sum(ofDay, 'clicks'))}`,
            }))}
          />
          <BarList
            title={words.perSlot}
            bars={[...bySlot].map(([slot, ofSlot]) => ({
              name: slots[slot],
              value: sum(ofSlot, 'impressions'),
              note: `${words.rate} ${percent(sum(ofSlot, 'clicks'), sum(ofSlot, 'impressions'))}`,
            }))}
          />
        </Box>
      )}
      <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {words.invalid}: {words.invalidHelp}
      </Typography>
    </Card>
  );
}
