import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { vitalLimits } from '../counting/vitalBuckets.ts';
import type { VitalFigure } from './endpoints.ts';
import { audienceScreenWords, pageClassWords, vitalWords } from './words.ts';

const COLOURS = { good: 'success.main', fair: 'primary.main', poor: 'error.main' } as const;

function markOf({ vital, p75 }: VitalFigure): keyof typeof COLOURS {
  const [good, poor] = vitalLimits[vital];
  if (p75 <= good) return 'good';
  return p75 > poor ? 'poor' : 'fair';
}

const written = ({ vital, p75 }: VitalFigure): string => {
  if (vital === 'CLS') return p75.toFixed(2);
  return p75 < 1_000 ? `${Math.round(p75)} ms` : `${(p75 / 1_000).toFixed(1)} s`;
};

/** The 75th percentile of each vital by type of page, each with whether it is good. */
export function VitalsList({ vitals }: { vitals: readonly VitalFigure[] }): ReactNode {
  const pages = useWords(pageClassWords);
  return (
    <Box>
      {[...Map.groupBy(vitals, ({ page }) => page)].map(([page, figures]) => (
        <Box key={page} sx={{ borderTop: 1, borderColor: 'divider', py: 1.25 }}>
          <Typography variant="subtitle2" component="h3">
            {pages[page]}
          </Typography>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', gap: 1.5, m: 0, mt: 0.5 }}
          >
            {figures.map((figure) => (
              <Vital key={figure.vital} figure={figure} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Vital({ figure }: { figure: VitalFigure }): ReactNode {
  const words = useWords(audienceScreenWords);
  const names = useWords(vitalWords);
  const mark = markOf(figure);
  return (
    <Box sx={{ borderLeft: 4, borderColor: COLOURS[mark], pl: 1 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {`${figure.vital} · ${names[figure.vital]}`}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {written(figure)}
        </Typography>
        <Typography component="span" variant="caption" sx={{ display: 'block' }}>
          {words[mark]}
        </Typography>
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {`${groupedNumber(figure.count)} ${words.measuredTimes}`}
        </Typography>
      </Box>
    </Box>
  );
}
