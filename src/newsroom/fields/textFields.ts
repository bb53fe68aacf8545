type Form<Name extends string> = {
  draft: Readonly<Record<Name, string>>;
  change: (changes: Record<string, string>) => void;
  /** The error of a field. */
  wrong: (name: Name) => string | undefined;
  disabled?: boolean;
};

/** Binds the texts of a draft to fields (`<TextLine {...field('title')} />`); `words` has a label for each. */
export const textFields =
  <Name extends string>(words: Readonly<Record<Name, string>>, { draft, change, wrong, disabled = false }: Form<Name>) =>
  (name: Name) => ({
    label: words[name],
    value: draft[name],
    onChange: (text: string) => change({ [name]: text }),
    wrong: wrong(name),
    disabled,
  });
