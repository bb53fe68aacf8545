import { Box, Button } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { addressOf } from '../../../../newsroom/callApi.ts';
import { ToggleChoice } from '../../../../newsroom/fields/ToggleChoice.tsx';
import { useWords } from '../../../../newsroom/language.ts';
import { previewStory } from '../endpoints.ts';
import { storyDeskWords } from '../words.ts';

/** The two preview sizes in CSS pixels. */
const screens = { phone: { width: 360, height: 760 }, desktop: { width: 1280, height: 900 } } as const;
/** A desktop page beside the menu is scaled down. */
const DESKTOP_SCALE = 0.75;

type Props = { storyId: number; flush: () => Promise<boolean> };

/** The page as readers would see it, rendered by the same code, on a phone and a desktop. */
export function PreviewPane({ storyId, flush }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const [screen, setScreen] = useState<keyof typeof screens>('phone');
  const [round, setRound] = useState(0);
  const { width, height } = screens[screen];
  const scale = screen === 'phone' ? 1 : DESKTOP_SCALE;
  const [shown, setShown] = useState(0);
  // Saves first, because the server renders the saved text.
  useEffect(() => {
    let isHere = true;
    void flush().then(() => isHere && setShown(round + 1));
    return () => {
      isHere = false;
    };
  }, [flush, round]);
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>
        <ToggleChoice
          value={screen}
          options={[
            ['phone', words.phone],
            ['desktop', words.desktop],
          ]}
          onChange={setScreen}
        />
        <Button color="secondary" onClick={() => setRound(round + 1)}>
          {words.refresh}
        </Button>
      </Box>
      <Box sx={{ width: width * scale, height: height * scale, maxWidth: '100%', border: 1, borderColor: 'divider', overflow: 'auto' }}>
        {shown > 0 && (
          <Box
            component="iframe"
            key={shown}
            title={words.preview}
            src={addressOf(previewStory, { params: { id: storyId } })}
            sx={{ display: 'block', width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        )}
      </Box>
    </Box>
  );
}
