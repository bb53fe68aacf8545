import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../language.ts';
import { Clamped, PreviewFrame } from './PreviewFrame.tsx';
import { previewWords } from './words.ts';

type Props = {
  headline: string;
  description: string;
  /** The address of the picture; undefined if there is none. */
  picture: string | undefined;
};

/** A shared link as WhatsApp and X show it, in their own colours. */
export function SharePreviews({ headline, description, picture }: Props): ReactNode {
  const words = useWords(previewWords);
  return (
    <>
      <PreviewFrame name={words.whatsapp} title={headline} description={description}>
        {(onCut) => (
          <Box sx={{ bgcolor: '#d9fdd3', borderRadius: '8px', p: 0.5, color: '#111b21' }}>
            <Box sx={{ bgcolor: '#d1f4cc', borderRadius: '6px', overflow: 'hidden' }}>
              <SharedPicture picture={picture} />
              <Box sx={{ p: 1 }}>
                <Clamped text={headline} lines={2} part="title" onCut={onCut} sx={{ fontSize: 15, lineHeight: '23px', fontWeight: 600 }} />
                <Clamped
                  text={description}
                  lines={2}
                  part="description"
                  onCut={onCut}
                  sx={{ fontSize: 13, lineHeight: '20px', color: '#54656f' }}
                />
                <Box sx={{ fontSize: 12, lineHeight: '18px', color: '#54656f' }}>{location.host}</Box>
              </Box>
            </Box>
          </Box>
        )}
      </PreviewFrame>
      <PreviewFrame name={words.x} title={headline} description="">
        {(onCut) => (
          <Box>
            <Box sx={{ position: 'relative', borderRadius: '16px', overflow: 'hidden', border: '1px solid #cfd9de' }}>
              <SharedPicture picture={picture} />
              <Box
                sx={{
                  position: 'absolute',
                  left: 12,
                  bottom: 10,
                  maxWidth: 'calc(100% - 24px)',
                  bgcolor: 'rgb(0 0 0 / 77%)',
                  borderRadius: '4px',
                  px: 0.75,
                }}
              >
                <Clamped text={headline} lines={1} part="title" onCut={onCut} sx={{ fontSize: 13, lineHeight: '22px', color: '#fff' }} />
              </Box>
            </Box>
            <Box sx={{ fontSize: 13, lineHeight: '20px', color: 'text.secondary' }}>{location.host}</Box>
          </Box>
        )}
      </PreviewFrame>
    </>
  );
}

/** The services cut a picture to this shape. */
const SHAPE = '1200 / 630';

function SharedPicture({ picture }: { picture: string | undefined }): ReactNode {
  const words = useWords(previewWords);
  if (picture === undefined)
    return (
      <Box sx={{ aspectRatio: SHAPE, display: 'grid', placeItems: 'center', bgcolor: '#e9edef', color: '#54656f', fontSize: 13 }}>
        {words.noPicture}
      </Box>
    );
  return <Box component="img" src={picture} alt="" sx={{ display: 'block', width: '100%', aspectRatio: SHAPE, objectFit: 'cover' }} />;
}
