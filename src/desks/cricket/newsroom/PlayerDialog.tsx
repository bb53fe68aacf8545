import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
import { TextLines } from '../../../newsroom/fields/TextLines.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { addPlayer, changePlayer, listPlayers, readPlayer } from './endpoints.ts';
import type { Player } from './shapes.ts';
import { cricketDeskWords } from './words.ts';

type Props = {
  /** The player; without it a new one is added to the team. */
  player: Player | undefined;
  teamId: number;
  onSaved: () => void;
  onClose: () => void;
};

const fieldsOf = (player: Player | undefined) => ({ name: player?.name ?? '', nameEn: player?.nameEn ?? '' });

/** The names of a player. */
export function PlayerDialog({ player: first, teamId, onSaved, onClose }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  const read = first && (() => callApi(readPlayer, { params: { id: first.id } }));
  const readPlayers = async () => (await callApi(listPlayers, { params: { id: teamId } })).players;
  const { draft, change, send, loadPresent } = useRecordDraft(first, fieldsOf, read, typedOver, readPlayers);
  const save = () =>
    send((sent, player) =>
      player
        ? callApi(changePlayer, { params: { id: player.id }, body: { ...sent, teamId: player.teamId, version: player.version } })
        : callApi(addPlayer, { body: { ...sent, teamId } }),
    );
  return (
    <EditingDialog
      title={first?.name ?? words.newPlayer}
      draft={draft}
      save={save}
      onSaved={onSaved}
      reload={loadPresent}
      onClose={onClose}
    >
      {(wrong) => (
        <TextLines
          names={['name', 'nameEn']}
          labels={words}
          draft={draft}
          onChange={(name, text) => change({ [name]: text })}
          wrong={wrong}
        />
      )}
    </EditingDialog>
  );
}
