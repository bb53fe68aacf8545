import { mdiTrashCanOutline } from '@mdi/js';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { ToggleChoice } from '../../../newsroom/fields/ToggleChoice.tsx';
import { textFields } from '../../../newsroom/fields/textFields.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { PicturePicker } from '../../pictures/newsroom/PicturePicker.tsx';
import type { WebStoryPageDraft } from '../editing/webStoryDraft.ts';
import { textPlacements } from '../editing/webStoryRules.ts';
import { webStoryDeskWords } from './words.ts';

type Props = {
  page: WebStoryPageDraft;
  /** The error of a field: `headline`, `link.href`. */
  wrong: (field: string) => string | undefined;
  disabled: boolean;
  onChange: (changes: Partial<WebStoryPageDraft>) => void;
  onRemove: () => void;
};

/** The texts of a page and their layout. */
export function PageForm({ page, wrong, disabled, onChange, onRemove }: Props): ReactNode {
  const words = useWords(webStoryDeskWords);
  const [isChoosing, setChoosing] = useState(false);
  const field = textFields<'headline' | 'text' | 'credit'>(words, { draft: page, change: onChange, wrong, disabled });
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 18rem' }}>
      <TextLine {...field('headline')} lines={2} />
      <TextLine {...field('text')} lines={3} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {words.placement}
      </Typography>
      <ToggleChoice
        value={page.placement}
        options={textPlacements.map((placement) => [placement, words[placement]])}
        disabled={disabled}
        aria-label={words.placement}
        onChange={(placement) => onChange({ placement })}
      />
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
        <TextLine {...field('credit')} help={words.creditHelp} />
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
