import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { NewsroomDialog } from '../../../../newsroom/frame/NewsroomDialog.tsx';
import { documentFromLegacyFont } from '../../../../platform/document/documentFromLegacyFont.ts';
import { plainText } from '../../../../platform/document/plainText.ts';
import type { StoryDocument } from '../../../../platform/document/storyDocument.ts';
import { unknownGlyphs } from '../../../../platform/text/legacyFonts/fromLegacyFont.ts';
import { legacyFonts } from '../../../../platform/text/legacyFonts/guessLegacyFont.ts';
import type { LegacyFont } from '../../../../platform/text/legacyFonts/legacyFont.ts';
import { useEditorHelp } from './editorHelp.ts';

type Props = {
  document: StoryDocument;
  font: LegacyFont;
  /** Called with the converted document, or with the original one. */
  onDone: (document: StoryDocument) => void;
  onCancel: () => void;
};

/** Shows a paste in a legacy font before and after conversion, so that an editor confirms it. */
export function LegacyPasteDialog({ document, font: guessed, onDone, onCancel }: Props): ReactNode {
  const { words } = useEditorHelp();
  const [key, setKey] = useState(guessed.key);
  const font = legacyFonts.find((one) => one.key === key) ?? guessed;
  const before = plainText(document);
  const converted = documentFromLegacyFont(document, font);
  const unknown = unknownGlyphs(before, font);
  return (
    <NewsroomDialog open onClose={onCancel} maxWidth="md" fullWidth aria-labelledby="legacy-title">
      <DialogTitle id="legacy-title">{words.legacyTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words.legacyHelp}</DialogContentText>
        <TextField
          select
          label={words.legacyFont}
          value={key}
          onChange={(event) => setKey(event.target.value)}
          sx={{ my: 2, minWidth: '14rem' }}
        >
          {legacyFonts.map((one) => (
            <MenuItem key={one.key} value={one.key}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
          <Side title={words.legacyBefore} text={before} />
          <Side title={words.legacyAfter} text={plainText(converted)} />
        </Box>
        {unknown.length > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {words.legacyUnknown}: {unknown.join(' ')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => onDone(document)}>
          {words.legacyKeep}
        </Button>
        <Button variant="contained" onClick={() => onDone(converted)}>
          {words.legacyAccept}
        </Button>
      </DialogActions>
    </NewsroomDialog>
  );
}

function Side({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <Box component="section" aria-label={title} sx={{ border: 1, borderColor: 'divider', p: 1.5, maxHeight: '22rem', overflow: 'auto' }}>
      <Typography variant="caption" color="text.secondary">
        {title}
      </Typography>
      <Typography variant="body1" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}
