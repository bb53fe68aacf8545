import { Button, FormHelperText } from '@mui/material';
import type { ReactNode } from 'react';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { AI_CRAWLERS, linesOf, type SiteFiles } from '../values/siteFiles.ts';
import { settingsScreenWords } from './words.ts';

type Props = { files: SiteFiles; onChange: (changes: Partial<SiteFiles>) => void; wrong: (field: keyof SiteFiles) => string | undefined };

/** The fields of one kind of files: their names, and how many lines each shows. */
type Field = { name: keyof SiteFiles; lines?: number };
const CRAWLERS: readonly Field[] = [{ name: 'refusedCrawlers', lines: 3 }];
const FILES: readonly Field[] = [
  { name: 'ads', lines: 3 },
  { name: 'appAds', lines: 2 },
  { name: 'securityContacts', lines: 1 },
  { name: 'androidApp' },
  { name: 'androidFingerprints', lines: 2 },
  { name: 'appleApps', lines: 2 },
];

const useFields = ({ files, onChange, wrong }: Props, fields: readonly Field[]): ReactNode => {
  const words = useWords(settingsScreenWords);
  return fields.map(({ name, lines = 1 }) => (
    <TextLine
      key={name}
      label={words[name === 'ads' ? 'adsTxt' : name]}
      help={words[`${name}Help`]}
      lines={lines}
      multiline={lines > 1 || name === 'securityContacts'}
      value={files[name]}
      wrong={wrong(name)}
      onChange={(text) => onChange({ [name]: text })}
      sx={{ mt: 2 }}
      slotProps={{ htmlInput: { spellCheck: false, lang: 'en' } }}
    />
  ));
};

/** Which crawlers may not read the site. */
export function CrawlerFields(props: Props): ReactNode {
  const words = useWords(settingsScreenWords);
  const fields = useFields(props, CRAWLERS);
  const named = linesOf(props.files.refusedCrawlers);
  const missing = AI_CRAWLERS.filter((name) => !named.includes(name));
  return (
    <>
      <FormHelperText>{words.crawlersHelp}</FormHelperText>
      {fields}
      <Button
        disabled={missing.length === 0}
        onClick={() => props.onChange({ refusedCrawlers: [...named, ...missing].join('\n') })}
        sx={{ mt: 1, alignSelf: 'start' }}
      >
        {words.addAiCrawlers}
      </Button>
    </>
  );
}

/** Files that advertisers, telephones and those who find faults ask for. */
export function SiteFilesFields(props: Props): ReactNode {
  const words = useWords(settingsScreenWords);
  const fields = useFields(props, FILES);
  return (
    <>
      <FormHelperText>{words.filesHelp}</FormHelperText>
      {fields}
    </>
  );
}
