import { type ReactNode, useRef } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLines } from '../../../newsroom/fields/TextLines.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { genders } from '../rules/format.ts';
import { addTeam, changeTeam, readCricket } from './endpoints.ts';
import type { Team } from './shapes.ts';
import { cricketDeskWords } from './words.ts';

type Props = {
  /** The team; without it a new one is added. */
  team: Team | undefined;
  onSaved: (id: number) => void;
  onClose: () => void;
};

const fieldsOf = (team: Team | undefined) => ({
  name: team?.name ?? '',
  nameEn: team?.nameEn ?? '',
  code: team?.code ?? '',
  slug: team?.slug ?? '',
  gender: team?.gender ?? 'male',
});

const readTeams = async (): Promise<Team[]> => (await callApi(readCricket)).teams;
/** Teams are never removed. */
const readTeam = async (id: number) => (await readTeams()).find((team) => team.id === id);

/** A team: its names, its code, men or women. */
export function TeamDialog({ team: first, onSaved, onClose }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  const read = first && (() => readTeam(first.id));
  const { draft, change, send, loadPresent } = useRecordDraft(first, fieldsOf, read, typedOver, readTeams);
  const savedId = useRef(0);
  const save = async () => {
    const { id } = await send((sent, team) =>
      team ? callApi(changeTeam, { params: { id: team.id }, body: { ...sent, version: team.version } }) : callApi(addTeam, { body: sent }),
    );
    savedId.current = id;
  };
  return (
    <EditingDialog
      title={first?.name ?? words.newTeam}
      draft={draft}
      save={save}
      onSaved={() => onSaved(savedId.current)}
      reload={loadPresent}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <TextLines
            names={['name', 'nameEn', 'code', 'slug']}
            labels={words}
            draft={draft}
            onChange={(name, text) => change({ [name]: text })}
            wrong={wrong}
          />
          <Choice
            fullWidth
            label={words.gender}
            value={draft.gender}
            options={genders.map((gender) => [gender, words[gender]])}
            onChange={(gender) => change({ gender })}
            {...wrong('gender')}
          />
        </>
      )}
    </EditingDialog>
  );
}
