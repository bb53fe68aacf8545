import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { SeveralDialog } from '../../../newsroom/lists/several/SeveralDialog.tsx';
import type { Chosen } from '../../../newsroom/lists/several/useSeveral.ts';
import { shorten } from '../../../platform/text/graphemes.ts';
import type { CommentRow } from '../moderation/commentShapes.ts';
import { type Objection, objections, type severalSteps } from '../moderation/commentStates.ts';
import { objectionWords } from '../words.ts';
import { commentEndpoints, stepComment } from './endpoints.ts';
import { commentScreenWords } from './words.ts';

/** How much of a comment names it, in graphemes. */
const SHOWN_LETTERS = 120;

type Props = { action: (typeof severalSteps)[number]; chosen: Chosen<CommentRow>; onClose: (isDone: boolean) => void };

const readComment = ({ id }: CommentRow) => callApi(commentEndpoints.one, { params: { id } });

/** Decides several comments of a queue, all in the same way. */
export function SeveralComments({ action: step, ...dialog }: Props): ReactNode {
  const words = useWords(commentScreenWords);
  const reasons = useWords(objectionWords);
  const client = useQueryClient();
  const [reason, setReason] = useState<Objection>();
  return (
    <SeveralDialog
      {...dialog}
      title={words[step]}
      isReady={step !== 'reject' || reason !== undefined}
      nameOf={({ name, text }) => `${name}: ${shorten(text, SHOWN_LETTERS)}`}
      send={({ id, version }) => callApi(stepComment, { params: { id }, body: { version, step, ...(reason ? { reason } : {}) } })}
      readRow={readComment}
      wasDone={async (row) => {
        const { version, steps } = await readComment(row);
        return version === row.version + 1 && !steps.includes(step);
      }}
      onSent={() => client.invalidateQueries({ queryKey: ['comments'] })}
    >
      {step === 'reject' && (
        <Choice
          required
          fullWidth
          label={words.rejectTitle}
          helperText={words.rejectHelp}
          value={reason}
          options={objections.map((one) => [one, reasons[one]])}
          onChange={setReason}
          sx={{ my: 1 }}
        />
      )}
    </SeveralDialog>
  );
}
