import type { ReactNode } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog, type WrongField } from '../../../newsroom/EditingDialog.tsx';
import { Choice, type Options } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { westernDigits } from '../../../platform/text/westernDigits.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { cropCategories, cropCategoryWords } from '../names/cropCategories.ts';
import { allDistricts } from '../names/districts.ts';
import { changeCrop, changeGrade, changeVariety, changeYard, readNames } from './endpoints.ts';
import { entriesOf, type NameAndKind } from './nameEntries.ts';
import { mandiDeskWords } from './words.ts';

type Props = { of: NameAndKind; onSaved: () => void; onClose: () => void };
type Typed = { name: string; category: string; rank: string; district: string; latitude: string; longitude: string };

/** Null for an empty field, NaN for what is no number. */
const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(westernDigits(text.trim())));

const fieldsOf = ({ kind, entry }: NameAndKind): Typed => ({
  name: entry.name ?? '',
  category: kind === 'crops' ? entry.category : '',
  rank: kind === 'crops' ? String(entry.rank ?? '') : '',
  district: kind === 'yards' ? (entry.district ?? '') : '',
  latitude: kind === 'yards' ? String(entry.latitude ?? '') : '',
  longitude: kind === 'yards' ? String(entry.longitude ?? '') : '',
});

/** Names are never removed. */
const readPresent = async (of: NameAndKind): Promise<NameAndKind> =>
  entriesOf(await callApi(readNames), of.kind).find(({ entry }) => entry.id === of.entry.id) ?? of;

/** Edits a name: its Gujarati form, a crop's category and rank, a yard's district and location. */
export function NameDialog({ of, onSaved, onClose }: Props): ReactNode {
  const words = useWords(mandiDeskWords);
  const { kind, entry } = of;
  const { draft: typed, change, send, loadPresent } = useRecordDraft(of, fieldsOf, () => readPresent(of));
  const field = (name: keyof Typed, label: string, wrong: WrongField, help?: string) => (
    <TextLine label={label} value={typed[name]} onChange={(text) => change({ [name]: text })} {...wrong(name, help)} />
  );
  const choice = (name: 'category' | 'district', label: string, wrong: WrongField, options: Options<string>) => (
    <Choice
      fullWidth
      label={label}
      value={typed[name]}
      options={options}
      onChange={(value) => change({ [name]: value })}
      {...wrong(name)}
    />
  );
  return (
    <EditingDialog title={entry.nameEn} draft={typed} save={() => send(saveName)} onSaved={onSaved} reload={loadPresent} onClose={onClose}>
      {(wrong) => (
        <>
          {field('name', words.gujarati, wrong)}
          {kind === 'crops' && (
            <>
              {choice(
                'category',
                words.category,
                wrong,
                cropCategories.map((value) => [value, inLanguage(cropCategoryWords[value])]),
              )}
              {field('rank', words.rank, wrong, words.rankHelp)}
            </>
          )}
          {kind === 'yards' && (
            <>
              {choice(
                'district',
                words.district,
                wrong,
                allDistricts.map(({ slug, name }) => [slug, name]),
              )}
              {field('latitude', words.latitude, wrong)}
              {field('longitude', words.longitude, wrong)}
            </>
          )}
        </>
      )}
    </EditingDialog>
  );
}

async function saveName(typed: Typed, { kind, entry }: NameAndKind): Promise<unknown> {
  const { name, category, district } = typed;
  const rank = numberOrNull(typed.rank);
  const place = { latitude: numberOrNull(typed.latitude), longitude: numberOrNull(typed.longitude) };
  // JSON has no NaN: it would be sent as an empty field.
  const wrong = Object.entries({ rank, ...place }).flatMap(([field, value]) =>
    Number.isNaN(value) ? [[field, inLanguage(newsroomServerWords.wrong)]] : [],
  );
  if (wrong.length > 0) throw new CallError(422, inLanguage(newsroomServerWords.somethingWrong), Object.fromEntries(wrong), undefined);
  const params = { id: entry.id };
  const { version } = entry;
  switch (kind) {
    case 'crops': {
      const body = {
        name,
        category: cropCategories.find((choice) => choice === category) ?? entry.category,
        rank,
        version,
      };
      return callApi(changeCrop, { params, body });
    }
    case 'yards':
      return callApi(changeYard, { params, body: { name, district: district === '' ? null : district, ...place, version } });
    case 'varieties':
      return callApi(changeVariety, { params, body: { name, version } });
    case 'grades':
      return callApi(changeGrade, { params, body: { name, version } });
  }
}
