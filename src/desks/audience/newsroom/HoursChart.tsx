import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { audienceScreenWords } from './words.ts';

const WIDTH = 480;
const HEIGHT = 160;
const STEP = WIDTH / 24;
const TICKS = [0, 6, 12, 18, 24];
const hourName = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

type Props = { hours: readonly number[]; lastWeek: readonly number[]; currentHour: number };

/** Bars of today and a line of the same day last week; the figures are below it for those who do not see it. */
export function HoursChart({ hours, lastWeek, currentHour }: Props): ReactNode {
  const words = useWords(audienceScreenWords);
  const largest = Math.max(1, ...hours, ...lastWeek);
  const y = (views: number) => HEIGHT - (views / largest) * HEIGHT;
  const line = lastWeek.map((views, hour) => `${hour * STEP + STEP / 2},${y(views)}`).join(' ');
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', mb: 1 }}>
        <Key colour="primary.main" isLine={false} name={words.today} />
        <Key colour="text.secondary" isLine name={words.lastWeek} />
        <Typography variant="caption" sx={{ ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {groupedNumber(largest)}
        </Typography>
      </Box>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 140, md: 200 },
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
          '& rect': { color: 'primary.main', fill: 'currentColor' },
          '& line': { color: 'divider', stroke: 'currentColor' },
          '& polyline': { color: 'text.secondary', stroke: 'currentColor', strokeWidth: 2, fill: 'none' },
        }}
      >
        <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} vectorEffect="non-scaling-stroke" />
        {hours.map((views, hour) => (
          <rect key={hour} x={hour * STEP + 3} y={y(views)} width={STEP - 6} height={HEIGHT - y(views)} />
        ))}
        <polyline points={line} vectorEffect="non-scaling-stroke" />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' }}>
        {TICKS.map((hour) => (
          <Typography key={hour} variant="caption" aria-hidden sx={{ color: 'text.secondary' }}>
            {hourName(hour)}
          </Typography>
        ))}
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Typography component="summary" variant="caption" sx={{ cursor: 'pointer', py: 1 }}>
          {words.asTable}
        </Typography>
        <Box
          component="table"
          sx={{ borderCollapse: 'collapse', fontSize: '0.8125rem', '& td, & th': { textAlign: 'right', px: 1, py: 0.25 } }}
        >
          <thead>
            <tr>
              <th scope="col">{words.hour}</th>
              <th scope="col">{words.today}</th>
              <th scope="col">{words.lastWeek}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((views, hour) => (
              <tr key={hour}>
                <th scope="row">{hourName(hour)}</th>
                <td>{hour > currentHour ? '–' : groupedNumber(views)}</td>
                <td>{groupedNumber(lastWeek[hour] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

const Key = ({ colour, isLine, name }: { colour: string; isLine: boolean; name: string }): ReactNode => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
    <Box aria-hidden sx={{ width: 14, height: isLine ? 2 : 12, bgcolor: colour }} />
    <Typography variant="caption">{name}</Typography>
  </Box>
);
