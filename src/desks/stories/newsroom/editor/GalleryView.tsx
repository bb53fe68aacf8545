import { Box, Button, InputBase, Typography } from '@mui/material';
import type { ReactNodeViewProps } from '@tiptap/react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useEditorHelp } from './editorHelp.ts';
import { NodeFrame } from './NodeFrame.tsx';
import { Shown } from './nodeViews.tsx';

const pictures = z.array(z.object({ picture: z.string(), caption: z.string().default(''), credit: z.string().default('') })).catch([]);

/** A row of pictures, each with caption and credit; sorted by buttons. */
export function GalleryView(view: ReactNodeViewProps): ReactNode {
  const { words, pictureAddress, pickPicture } = useEditorHelp();
  const row = pictures.parse(view.node.attrs['pictures']);
  const put = (next: typeof row) => view.updateAttributes({ pictures: next });
  const add = async () => {
    const picked = await pickPicture();
    if (picked) put([...row, { picture: picked.key, caption: picked.caption, credit: picked.credit }]);
  };
  const change = (at: number, answer: Partial<(typeof row)[number]>) =>
    put(row.map((one, place) => (place === at ? { ...one, ...answer } : one)));
  const swap = (at: number) => put(row.map((one, place) => (place === at - 1 ? row[at] : place === at ? row[at - 1] : one) ?? one));
  return (
    <NodeFrame view={view} label={words.gallery}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', gap: 1.5 }}>
        {row.map((one, at) => (
          <Box key={`${at} ${one.picture}`}>
            <Shown src={pictureAddress(one.picture)} alt={one.caption} />
            <Field
              label={words.caption}
              value={one.caption}
              isFixed={!view.editor.isEditable}
              onChange={(caption) => change(at, { caption })}
            />
            <Field
              label={words.credit}
              value={one.credit}
              isFixed={!view.editor.isEditable}
              onChange={(credit) => change(at, { credit })}
            />
            {view.editor.isEditable && (
              <Box>
                <Button size="small" color="secondary" disabled={at === 0} onClick={() => swap(at)}>
                  {words.earlier}
                </Button>
                <Button size="small" color="secondary" onClick={() => put(row.filter((_, place) => place !== at))}>
                  {words.remove}
                </Button>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {row.length < 2 && (
        <Typography variant="caption" color="error">
          {words.galleryNeedsTwo}
        </Typography>
      )}
      {view.editor.isEditable && (
        <Button size="small" color="secondary" onClick={add}>
          {words.addPicture}
        </Button>
      )}
    </NodeFrame>
  );
}

type FieldProps = { label: string; value: string; isFixed: boolean; onChange: (value: string) => void };

function Field({ label, value, isFixed, onChange }: FieldProps): ReactNode {
  return (
    <InputBase
      fullWidth
      readOnly={isFixed}
      placeholder={label}
      inputProps={{ 'aria-label': label }}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ typography: 'caption', color: 'text.secondary' }}
    />
  );
}
