import type { CropForEditing, NameForEditing, NamesForEditing, YardForEditing } from './endpoints.ts';

export const kindsOfNames = ['crops', 'yards', 'varieties', 'grades'] as const;
export type KindOfNames = (typeof kindsOfNames)[number];

/** A name with its kind. */
export type NameAndKind =
  | { kind: 'crops'; entry: CropForEditing }
  | { kind: 'yards'; entry: YardForEditing }
  | { kind: 'varieties' | 'grades'; entry: NameForEditing };

/** The names of a kind. */
export function entriesOf(names: NamesForEditing, kind: KindOfNames): NameAndKind[] {
  switch (kind) {
    case 'crops':
      return names.crops.map((entry) => ({ kind, entry }));
    case 'yards':
      return names.yards.map((entry) => ({ kind, entry }));
    case 'varieties':
    case 'grades':
      return names[kind].map((entry) => ({ kind, entry }));
  }
}
