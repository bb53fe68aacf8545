import { Box, LinearProgress, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { Section } from '../../../newsroom/frame/Section.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { BarList } from '../../ads/newsroom/BarList.tsx';
import { HeadlineTestList } from '../../headlines/newsroom/HeadlineTestList.tsx';
import { hourInIndia } from '../counting/audienceTime.ts';
import { type Audience, type Presence, readAudienceCall, readPresenceCall, type StoryFigures } from './endpoints.ts';
import { HoursChart } from './HoursChart.tsx';
import { readingTime, share } from './readingTime.ts';
import { VitalsList } from './VitalsList.tsx';
import { audienceScreenWords, readingSourceWords } from './words.ts';

const NOW_REFRESH_MS = 10_000;
const REFRESH_MS = 60_000;
const columns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' };

/** How the newspaper is read today: views by hour, stories, sources, who reads now, and how fast pages are. */
export function AudienceScreen(): ReactNode {
  const words = useWords(audienceScreenWords);
  const { data, error } = useQuery({ ...queryOf(['audience'], readAudienceCall), refetchInterval: REFRESH_MS });
  const presence = useQuery({ ...queryOf(['audience', 'now'], readPresenceCall), refetchInterval: NOW_REFRESH_MS });
  return (
    <Box sx={{ py: 2, maxWidth: 1200 }}>
      <Title title={words.title} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {words.intro}
      </Typography>
      <ReadError error={error} />
      {!error && (!data || presence.isPending) && <LinearProgress aria-label={words.title} />}
      {/* On a phone, who reads now is above the stories, which would move if they were shown first. */}
      {data && !presence.isPending && <Figures audience={data} now={<Now presence={presence.data} error={presence.error} />} />}
    </Box>
  );
}

function Figures({ audience, now }: { audience: Audience; now: ReactNode }): ReactNode {
  const words = useWords(audienceScreenWords);
  const { hours, lastWeek, sources, stories, vitals } = audience;
  const currentHour = hourInIndia(new Date(audience.at));
  const views = hours.reduce((sum, count) => sum + count, 0);
  const before = lastWeek.slice(0, currentHour + 1).reduce((sum, count) => sum + count, 0);
  const measured = sources.filter(({ source }) => source !== 'unknown');
  const seconds = measured.reduce((sum, source) => sum + source.seconds, 0);
  const measuredViews = measured.reduce((sum, source) => sum + source.views, 0);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2, alignItems: 'start' }}>
      <Section title={words.byHour}>
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, mb: 2 }}>
          <Figure name={words.viewsToday} value={groupedNumber(views)} />
          <Figure name={words.viewsLastWeek} value={groupedNumber(before)} />
          <Figure name={words.timePerView} value={readingTime(seconds, measuredViews)} />
        </Box>
        <HoursChart hours={hours} lastWeek={lastWeek} currentHour={currentHour} />
      </Section>
      {now}
      <Section title={words.stories}>
        {stories.length === 0 && <Typography variant="body2">{words.none}</Typography>}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {stories.map((story) => (
            <Story key={story.id} story={story} />
          ))}
        </Box>
      </Section>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Sources audience={audience} />
        <Section title={words.headlineTests}>
          <HeadlineTestList />
        </Section>
      </Box>
      {vitals.length > 0 && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Section title={words.vitals}>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
              {words.vitalsHelp}
            </Typography>
            <VitalsList vitals={vitals} />
          </Section>
        </Box>
      )}
    </Box>
  );
}

const Figure = ({ name, value }: { name: string; value: string }): ReactNode => (
  <Box>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" variant="h5" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Typography>
  </Box>
);

function Story({ story: { id, headline, views, measured, seconds, depth50, depth100 } }: { story: StoryFigures }): ReactNode {
  const words = useWords(audienceScreenWords);
  return (
    <Row id={id} headline={headline} value={groupedNumber(views)}>
      {`${words.readFor} ${readingTime(seconds, measured)} · ${words.toHalf} ${share(depth50, measured)} · ${words.toEnd} ${share(depth100, measured)}`}
    </Row>
  );
}

type RowProps = { id: number; headline: string; value: string; children?: ReactNode };

const Row = ({ id, headline, value, children }: RowProps): ReactNode => (
  <Box component="li" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', borderTop: 1, borderColor: 'divider', py: 1 }}>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={`/stories/${id}`} color="inherit" underline="hover">
        {headline}
      </Link>
      {children && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {children}
        </Typography>
      )}
    </Box>
    <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{value}</Typography>
  </Box>
);

/** Who reads now. */
function Now({ presence, error }: { presence: Presence | undefined; error: Error | null }): ReactNode {
  const words = useWords(audienceScreenWords);
  return (
    <Section title={words.now}>
      <ReadError error={error} />
      {presence && (
        <>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', mb: 1 }}>
            <Typography variant="h4" component="p" data-now sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {groupedNumber(presence.readers)}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {words.nowHelp}
            </Typography>
          </Box>
          {presence.stories.length === 0 && <Typography variant="body2">{words.nobody}</Typography>}
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {presence.stories.slice(0, 8).map(({ id, headline, readers }) => (
              <Row key={id} id={id} headline={headline} value={groupedNumber(readers)} />
            ))}
          </Box>
        </>
      )}
    </Section>
  );
}

function Sources({ audience: { sources, hosts } }: { audience: Audience }): ReactNode {
  const words = useWords(audienceScreenWords);
  const names = useWords(readingSourceWords);
  const shown = sources.filter(({ views }) => views > 0);
  return (
    <Section title={words.sources}>
      {shown.length === 0 && <Typography variant="body2">{words.none}</Typography>}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {shown.length > 0 && (
          <BarList
            title={words.today}
            bars={shown.map(({ source, views, seconds }) => ({
              name: names[source],
              value: views,
              note: source === 'unknown' ? '–' : `${words.readFor} ${readingTime(seconds, views)}`,
            }))}
          />
        )}
        {hosts.length > 0 && (
          <BarList title={words.hosts} bars={hosts.map(({ source, host, views }) => ({ name: host, value: views, note: names[source] }))} />
        )}
      </Box>
    </Section>
  );
}
