import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../../newsroom/language.ts';
import type { WorkingCopy } from '../../copies/workingCopy.ts';
import type { EditorWords } from '../editor/editorHelp.ts';
import { storyDeskWords, storyEditorWords } from '../words.ts';
import { type Part, versionRows } from './versionRows.ts';

type Props = { before: WorkingCopy; after: WorkingCopy; beforeName: string; afterName: string };

/** Labels of fields. */
export const fieldWords = {
  headline: 'headline',
  kicker: 'kicker',
  listHeadline: 'listHeadline',
  deck: 'deck',
  slug: 'slug',
  body: 'write',
  language: 'language',
  translationOf: 'translationOf',
  categoryId: 'category',
  cityId: 'city',
  topicIds: 'lists',
  pictureKey: 'mainPicture',
  pictureCaption: 'pictureCaption',
  breaking: 'breaking',
  breakingUntil: 'breakingUntil',
  sensitive: 'sensitive',
  topStory: 'topStory',
  topHead: 'topHead',
  commenting: 'commenting',
  correction: 'correction',
  searchTitle: 'searchTitle',
  searchDescription: 'searchDescription',
  socialHeadline: 'socialHeadline',
  socialPictureKey: 'socialPicture',
  canonical: 'canonical',
  noindex: 'noindex',
  dateline: 'dateline',
  sponsor: 'sponsor',
} as const satisfies Record<keyof WorkingCopy, keyof typeof storyDeskWords>;

/** Labels of nodes, by type. */
export const blockNames = (jsonLd: EditorWords): Readonly<Record<string, string>> => ({
  ...jsonLd,
  video: jsonLd.embed,
  relatedStory: jsonLd.related,
  blockquote: jsonLd.quote,
});

/** Two versions side by side: only the differences, with changed words marked. */
export function VersionDifference({ before, after, beforeName, afterName }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const jsonLd = useWords(storyEditorWords);
  const rows = versionRows(before, after, blockNames(jsonLd));
  const nameOf = (field: keyof WorkingCopy): string => words[fieldWords[field]];
  if (rows.length === 0) return <Typography color="text.secondary">{words.sameAsNow}</Typography>;
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        '& td, & th': { p: 1, verticalAlign: 'top', textAlign: 'left', border: 1, borderColor: 'divider' },
      }}
    >
      <thead>
        <tr>
          <th>{beforeName}</th>
          <th>{afterName}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <Side name={nameOf(row.field)} parts={row.before} tag="del" />
            <Side name={nameOf(row.field)} parts={row.after} tag="ins" />
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Side({ name, parts, tag }: { name: string; parts: Part[]; tag: 'del' | 'ins' }): ReactNode {
  return (
    <td>
      <Typography variant="caption" component="div" color="text.secondary">
        {name}
      </Typography>
      <Words parts={parts} tag={tag} />
    </td>
  );
}

/** The words of one side; those missing on the other side are marked. */
export function Words({ parts, tag }: { parts: Part[]; tag: 'del' | 'ins' }): ReactNode {
  const colour = tag === 'del' ? 'error.main' : 'success.main';
  return (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {parts.map(({ text, isChanged }, at) =>
        isChanged ? (
          <Box key={at} component={tag} sx={{ color: colour, textDecorationThickness: '1px', bgcolor: 'action.hover' }}>
            {text}
          </Box>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </Box>
  );
}
