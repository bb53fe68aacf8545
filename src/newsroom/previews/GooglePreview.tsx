import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { siteConfig } from '../../../site.config.ts';
import { useWords } from '../language.ts';
import { Clamped, PreviewFrame } from './PreviewFrame.tsx';
import { previewWords } from './words.ts';

/** Lines that Google shows on a phone. */
const TITLE_LINES = 2;
const DESCRIPTION_LINES = 3;

type Props = { title: string; description: string; address: string };

/** A page among Google's results, in Google's colours whatever the newsroom's theme is. */
export function GooglePreview({ title, description, address }: Props): ReactNode {
  const words = useWords(previewWords);
  const whole = `${title} | ${siteConfig.name}`;
  const steps = [location.host, ...address.split('/').filter(Boolean).slice(0, 2)].join(' › ');
  return (
    <PreviewFrame name={words.google} title={title} description={description}>
      {(onCut) => (
        <Box sx={{ bgcolor: '#fff', color: '#202124', border: '1px solid #dadce0', borderRadius: '8px', p: 1.5 }}>
          <Box sx={{ fontSize: 14, lineHeight: '20px' }}>{siteConfig.name}</Box>
          <Box
            sx={{ fontSize: 12, lineHeight: '18px', color: '#4d5156', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {steps}
          </Box>
          <Clamped
            text={whole}
            lines={TITLE_LINES}
            part="title"
            onCut={onCut}
            sx={{ mt: 1, fontSize: 20, lineHeight: '29px', color: '#1a0dab' }}
          />
          <Clamped
            text={description}
            lines={DESCRIPTION_LINES}
            part="description"
            onCut={onCut}
            sx={{ mt: 0.5, fontSize: 14, lineHeight: '22px', color: '#4d5156' }}
          />
        </Box>
      )}
    </PreviewFrame>
  );
}
