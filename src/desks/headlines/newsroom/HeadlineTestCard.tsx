import { Box, Button, Card, Chip, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import type { TestForEditing } from './endpoints.ts';
import { testSentence, variantName } from './testSentence.ts';
import { headlineTestWords } from './words.ts';

type Props = {
  test: TestForEditing;
  mayEnd: boolean;
  /** Null keeps the original without a choice. */
  onEnd: (winner: number | null) => void;
};

/** One test: how it stands in a sentence, and each headline with its counts and its click rate. */
export function HeadlineTestCard({ test, mayEnd, onEnd }: Props): ReactNode {
  const words = useWords(headlineTestWords);
  /** What is asked before it ends: a headline, or null for the original without a choice. */
  const [asked, setAsked] = useState<number | null | undefined>();
  const isOpen = test.state !== 'ended';
  const chosen = test.variants[asked ?? 0];
  const largest = Math.max(0.01, ...test.variants.filter(({ shown }) => shown > 0).map(({ high }) => high));
  const facts = [
    `${words.by}: ${test.startedByName}`,
    isOpen ? `${words.until}: ${dateAndTime(new Date(test.endsAt))}` : `${words.endedBy}: ${test.endedByName}`,
  ];
  return (
    <Card component="article" data-headline-test={test.state} sx={{ p: 2, maxWidth: '48rem' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Chip size="small" variant="outlined" color={isOpen ? 'primary' : 'default'} label={words[test.state]} />
        <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {dateAndTime(new Date(test.endedAt ?? test.startsAt))}
        </Typography>
      </Box>
      <Typography data-sentence sx={{ my: 1, fontWeight: 600 }}>
        {test.state === 'planned' ? `${words.planned}: ${dateAndTime(new Date(test.startsAt))}` : testSentence(test, words)}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {test.variants.map((variant, place) => (
          <Variant
            key={place}
            variant={variant}
            name={variantName(place, words)}
            largest={largest}
            mark={
              test.winner === place && test.outcome !== 'stopped'
                ? words.isWinner
                : isOpen && test.judgement !== 'few' && test.leader === place
                  ? words.isLeader
                  : undefined
            }
            onChoose={isOpen && mayEnd && place > 0 ? () => setAsked(place) : undefined}
          />
        ))}
      </Box>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
        {`${words.interval}. ${facts.join(' · ')}`}
      </Typography>
      {isOpen && mayEnd && (
        <Button color="secondary" onClick={() => setAsked(null)} sx={{ mt: 1 }}>
          {words.stop}
        </Button>
      )}
      <Confirm
        isOpen={asked !== undefined}
        title={asked ? words.choose : words.stop}
        content={asked ? `${words.chooseAsk} ${chosen?.headline ?? ''}` : words.stopAsk}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          onEnd(asked ?? null);
        }}
      />
    </Card>
  );
}

type VariantProps = {
  variant: TestForEditing['variants'][number];
  name: string;
  /** The end of the scale. */
  largest: number;
  mark: string | undefined;
  onChoose: (() => void) | undefined;
};

const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

function Variant({ variant, name, largest, mark, onChoose }: VariantProps): ReactNode {
  const words = useWords(headlineTestWords);
  const { headline, shown, clicked, rate, low, high } = variant;
  const at = (value: number) => `${(Math.min(value, largest) / largest) * 100}%`;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="caption" color="text.secondary">
          {name}
        </Typography>
        {mark && <Chip size="small" color="primary" label={mark} />}
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }} lang="gu">
        {headline}
      </Typography>
      <Typography variant="body2" data-counts sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {`${groupedNumber(shown)} ${words.shown} · ${groupedNumber(clicked)} ${words.clicked}`}
        {shown > 0 && ` · ${words.rate} ${percent(rate)} (${percent(low)}–${percent(high)})`}
      </Typography>
      {shown > 0 && (
        <Box aria-hidden sx={{ position: 'relative', height: 8, my: 0.75, bgcolor: 'action.hover' }}>
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              left: at(low),
              right: `calc(100% - ${at(high)})`,
              bgcolor: 'primary.main',
              opacity: 0.35,
            }}
          />
          <Box sx={{ position: 'absolute', top: -2, bottom: -2, left: at(rate), width: 2, bgcolor: 'text.primary' }} />
        </Box>
      )}
      {onChoose && (
        <Button size="small" color="secondary" aria-label={`${words.choose}: ${headline}`} onClick={onChoose}>
          {words.choose}
        </Button>
      )}
    </Box>
  );
}
