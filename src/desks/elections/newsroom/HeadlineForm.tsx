import { Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { LineForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { changeHeadline, electionEndpoints } from './endpoints.ts';
import { electionScreenWords } from './screenWords.ts';
import type { ElectionForEditing } from './shapes.ts';

type Line = Pick<ElectionForEditing, 'breakingHeadline' | 'headlineVersion'>;
const fieldsOf = ({ breakingHeadline }: Line) => ({ headline: breakingHeadline });

/** The line above the tally. */
export function HeadlineForm({ election }: { election: ElectionForEditing }): ReactNode {
  const words = useWords(electionScreenWords);
  const client = useQueryClient();
  const params = { id: election.id };
  const form = useRecordDraft<Line, ReturnType<typeof fieldsOf>>(election, fieldsOf, () => callApi(electionEndpoints.one, { params }));
  const { row, setRow, draft, change, isChanged, refused, loadPresent } = form;
  /** Whether somebody else’s line was loaded, which then stands below what was typed. */
  const [isLoaded, setLoaded] = useState(false);
  const save = () =>
    form.save(async ({ headline }, { headlineVersion }) => {
      const { version } = await callApi(changeHeadline, { params, body: { headline, version: headlineVersion } });
      setRow({ breakingHeadline: headline, headlineVersion: version });
      setLoaded(false);
      void client.invalidateQueries({ queryKey: ['election', String(election.id)] });
      notify(words.saved, { type: 'success' });
    });
  useUnsavedWork(isChanged, save);
  const reload =
    loadPresent &&
    (async () => {
      await loadPresent();
      setLoaded(true);
    });
  return (
    <LineForm mb={2} onSubmit={save}>
      {refused && <ReloadOverlay refused={refused} onReload={reload} />}
      <TextLine
        label={words.headline}
        help={words.headlineHelp}
        value={draft.headline}
        onChange={(headline) => change({ headline })}
        wrong={refused?.fields.headline}
        sx={{ flex: 1, minWidth: 260 }}
      />
      <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
        {words.save}
      </Button>
      {isLoaded && isChanged && (
        <Typography variant="body2" sx={{ flexBasis: '100%', overflowWrap: 'anywhere', color: 'text.secondary' }}>
          {row.breakingHeadline === '' ? words.noHeadlineNow : `${words.headlineNow} ${row.breakingHeadline}`}
        </Typography>
      )}
    </LineForm>
  );
}
