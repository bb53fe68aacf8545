import { Box, Button, Chip, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useWords } from '../../../newsroom/language.ts';
import { SelectRow } from '../../../newsroom/lists/several/SelectRow.tsx';
import type { Selection } from '../../../newsroom/lists/several/useSelection.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { CommentRow } from '../moderation/commentShapes.ts';
import type { ModerationStep } from '../moderation/commentStates.ts';
import { objectionWords } from '../words.ts';
import { commentKindWords, commentScreenWords, suspicionWords } from './words.ts';

type Props = { row: CommentRow; selection: Selection<CommentRow>; onStep: (step: ModerationStep) => void };

/** A comment in the list, with what can be done with it. */
export function CommentListRow({ row, selection, onStep }: Props): ReactNode {
  const words = useWords(commentScreenWords);
  return (
    <Box
      component="li"
      tabIndex={0}
      aria-label={`${row.name}: ${row.text.slice(0, 80)}`}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        px: 2,
        py: 1.25,
        overflowWrap: 'anywhere',
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <SelectRow selection={selection} row={row} name={`${row.name}: ${row.text.slice(0, 80)}`} />
        <Link component={RouterLink} to={`/comments/${row.id}`} color="inherit" underline="hover" sx={{ fontWeight: 700, py: 0.5 }}>
          {row.city ? `${row.name}, ${row.city}` : row.name}
        </Link>
        <CommentMarks row={row} />
      </Box>
      {row.subject !== null && <Typography sx={{ fontWeight: 700 }}>{row.subject}</Typography>}
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{row.text}</Typography>
      <CommentFacts row={row} />
      <CommentSteps row={row} onStep={onStep} />
      <Button component={RouterLink} to={`/comments/${row.id}`} size="small" sx={{ minHeight: 44 }}>
        {words.open}
      </Button>
    </Box>
  );
}

/** Why a comment is held or was rejected, and what else stands out. */
export function CommentMarks({ row }: { row: CommentRow }): ReactNode {
  const words = useWords(commentScreenWords);
  const suspicions = useWords(suspicionWords);
  const objections = useWords(objectionWords);
  return (
    <>
      {row.isPick && <Chip size="small" color="primary" label={words.picked} />}
      {row.isReply && <Chip size="small" variant="outlined" label={words.reply} />}
      {row.openReports > 0 && <Chip size="small" color="error" label={`${words.reports}: ${row.openReports}`} />}
      {row.state === 'held' &&
        row.heldFor.map((reason) => <Chip key={reason} size="small" color="warning" variant="outlined" label={suspicions[reason]} />)}
      {row.rejectedFor !== null && <Chip size="small" variant="outlined" label={objections[row.rejectedFor]} />}
    </>
  );
}

/** When something was written, and about what. */
export function CommentFacts({ row }: { row: CommentRow }): ReactNode {
  const kinds = useWords(commentKindWords);
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
      {kinds[row.kind]} · {dateAndTime(new Date(row.createdAt))}
      {row.story && (
        <>
          {' · '}
          <Link href={row.story.address} target="_blank" rel="noopener" color="inherit">
            {row.story.headline}
          </Link>
        </>
      )}
    </Typography>
  );
}

type StepsProps = { row: CommentRow; onStep: (step: ModerationStep) => void; disabled?: boolean };

/** The buttons for what can be done with a comment now. */
export function CommentSteps({ row, onStep, disabled = false }: StepsProps): ReactNode {
  const words = useWords(commentScreenWords);
  return row.steps.map((step) => (
    <Button
      key={step}
      size="small"
      variant={step === 'approve' ? 'contained' : 'outlined'}
      color={step === 'reject' ? 'error' : 'primary'}
      disabled={disabled}
      onClick={() => onStep(step)}
      sx={{ minHeight: 44, mr: 1, my: 0.5 }}
    >
      {words[step]}
    </Button>
  ));
}
