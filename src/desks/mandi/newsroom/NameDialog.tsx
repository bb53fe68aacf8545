import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog, type WrongField } from '../../../newsroom/EditingDialog.tsx';
import { Choice, type Options } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { cropCategories, cropCategoryWords } from '../names/cropCategories.ts';
import { allDistricts } from '../names/districts.ts';
import {
  type CropForEditing,
  changeCrop,
  changeGrade,
  changeVariety,
  changeYard,
  type NameForEditing,
  type YardForEditing,
} from './endpoints.ts';
import { mandiDeskWords } from './words.ts';

/** A name with its kind. */
export type NameAndKind =
  | { kind: 'crops'; entry: CropForEditing }
  | { kind: 'yards'; entry: YardForEditing }
  | { kind: 'varieties' | 'grades'; entry: NameForEditing };

type Props = { of: NameAndKind; onSaved: () => void; onClose: () => void };
type Typed = { name: string; category: string; rank: string; district: string; latitude: string; longitude: string };

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Edits a name: its Gujarati form, a crop's category and rank, a yard's district and location. */
export function NameDialog({ of, onSaved, onClose }: Props): ReactNode {
  const words = useWords(mandiDeskWords);
  const { kind, entry } = of;
  const [typed, setTyped] = useState<Typed>({
    name: entry.name ?? '',
    category: kind === 'crops' ? entry.category : '',
    rank: kind === 'crops' ? String(entry.rank ?? '') : '',
    district: kind === 'yards' ? (entry.district ?? '') : '',
    latitude: kind === 'yards' ? String(entry.latitude ?? '') : '',
    longitude: kind === 'yards' ? String(entry.longitude ?? '') : '',
  });
  const save = () => saveName(of, typed);
  const field = (name: keyof Typed, label: string, wrong: WrongField, help?: string) => (
    <TextLine label={label} value={typed[name]} onChange={(text) => setTyped({ ...typed, [name]: text })} {...wrong(name, help)} />
  );
  const choice = (name: 'category' | 'district', label: string, wrong: WrongField, options: Options<string>) => (
    <Choice
      fullWidth
      label={label}
      value={typed[name]}
      options={options}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
      {...wrong(name)}
    />
  );
  return (
    <EditingDialog title={entry.nameEn} draft={typed} save={save} onSaved={onSaved} onClose={onClose}>
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

function saveName({ kind, entry }: NameAndKind, typed: Typed): Promise<unknown> {
  const { name, category, rank, district, latitude, longitude } = typed;
  const params = { id: entry.id };
  switch (kind) {
    case 'crops': {
      const body = { name, category: cropCategories.find((choice) => choice === category) ?? entry.category, rank: numberOrNull(rank) };
      return callApi(changeCrop, { params, body });
    }
    case 'yards': {
      const place = { latitude: numberOrNull(latitude), longitude: numberOrNull(longitude) };
      return callApi(changeYard, { params, body: { name, district: district === '' ? null : district, ...place } });
    }
    case 'varieties':
      return callApi(changeVariety, { params, body: { name } });
    case 'grades':
      return callApi(changeGrade, { params, body: { name } });
  }
}
