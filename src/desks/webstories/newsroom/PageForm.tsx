import { mdiTrashCanOutline } from '@mdi/js';
import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { PicturePicker } from '../../pictures/newsroom/PicturePicker.tsx';
import { TextLine } from '../../pictures/newsroom/TextLine.tsx';
import type { WebStoryPageDraft } from '../editing/webStoryDraft.ts';
import { textPlacements } from '../editing/webStoryRules.ts';
import { webStoryDeskWords } from './words.ts';

type Props = {
  page: WebStoryPageDraft;
  /** What is wrong with it, by field: `headline`, `link.href`. */
  wrong: (field: string) => string | undefined;
  disabled: boolean;
  onChange: (changes: Partial<WebStoryPageDraft>) => void;
  onRemove: () => void;
};

/** The words of a page and how they stand. */
export function PageForm({ page, wrong, disabled, onChange, onRemove }: Props): ReactNode {
  const words = useWords(webStoryDeskWords);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 18rem' }}>
      <TextLine
        label={words.headline}
        value={page.headline}
        onChange={(headline) => onChange({ headline })}
        wrong={wrong('headline')}
        disabled={disabled}
        lines={2}
      />
      <TextLine
        label={words.text}
        value={page.text}
        onChange={(text) => onChange({ text })}
        wrong={wrong('text')}
        disabled={disabled}
        lines={3}
      />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {words.placement}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={page.placement}
        disabled={disabled}
        aria-label={words.placement}
        onChange={(_, placement: WebStoryPageDraft['placement'] | null) => placement && onChange({ placement })}
      >
        {textPlacements.map((placement) => (
          <ToggleButton key={placement} value={placement}>
            {words[placement]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextLine
        label={words.linkHref}
        help={words.linkHelp}
        value={page.link.href}
        onChange={(href) => onChange({ link: { ...page.link, href } })}
        wrong={wrong('link.href')}
        disabled={disabled}
      />
      <TextLine
        label={words.linkLabel}
        value={page.link.label}
        onChange={(label) => onChange({ link: { ...page.link, label } })}
        wrong={wrong('link.label')}
        disabled={disabled}
      />
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <TextLine
          label={words.seconds}
          type="number"
          value={page.seconds === null ? '' : String(page.seconds)}
          help={words.secondsHelp}
          onChange={(typed) => onChange({ seconds: typed === '' ? null : Math.min(600, Math.max(0, Math.round(Number(typed)))) })}
          wrong={wrong('seconds')}
          disabled={disabled}
        />
        <TextLine
          label={words.credit}
          help={words.creditHelp}
          value={page.credit}
          onChange={(credit) => onChange({ credit })}
          wrong={wrong('credit')}
          disabled={disabled}
        />
      </Box>
      {!disabled && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button variant="outlined" size="small" onClick={() => setChoosing(true)}>
            {words.otherPicture}
          </Button>
          <Button color="error" size="small" startIcon={<Icon path={mdiTrashCanOutline} />} onClick={onRemove}>
            {words.removePage}
          </Button>
        </Box>
      )}
      <PicturePicker
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={([picture]) => {
          setChoosing(false);
          if (picture) onChange({ picture: picture.key });
        }}
      />
    </Box>
  );
}
