import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import type { topicGroupNames } from '../subscribing/pushTopic.ts';
import { topicGroupWords } from './words.ts';

type Group = { group: (typeof topicGroupNames)[number]; topics: readonly { key: string; name: string }[] };
type Props = { groups: readonly Group[]; chosen: readonly string[]; onChange: (topics: string[]) => void };

/** Chooses the topics of a message. */
export function TopicChoice({ groups, chosen, onChange }: Props): ReactNode {
  const names = useWords(topicGroupWords);
  const toggle = (key: string) => onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return groups.map(({ group, topics }) => (
    <Box key={group} role="group" aria-label={names[group]} sx={{ mb: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {names[group]}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, maxHeight: 220, overflowY: 'auto', py: 0.5 }}>
        {topics.map(({ key, name }) => (
          <Chip
            key={key}
            label={name}
            clickable
            aria-pressed={chosen.includes(key)}
            color={chosen.includes(key) ? 'primary' : 'default'}
            variant={chosen.includes(key) ? 'filled' : 'outlined'}
            onClick={() => toggle(key)}
            sx={{ minHeight: 40, maxWidth: '100%' }}
          />
        ))}
      </Box>
    </Box>
  ));
}
