import { mdiDelete, mdiImagePlusOutline } from '@mdi/js';
import { Box, Button, Card, FormHelperText, LinearProgress, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { uploadFile } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { FileButton } from '../../../newsroom/fields/FileButton.tsx';
import { useFileInFlight } from '../../../newsroom/fields/filesInFlight.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import type { CreativeDraft } from '../campaigns/campaignDraft.ts';
import { creativeSizes, sizeOf } from '../slots/adSlots.ts';
import { addAdPictureCall } from './endpoints.ts';
import { adScreenWords } from './words.ts';

/** A picture of a campaign in the form, with the address at which it is seen. */
export type CreativeInput = CreativeDraft & { src: string };

type Props = {
  creatives: CreativeInput[];
  onChange: (creatives: CreativeInput[]) => void;
  wrong: (field: string) => string | undefined;
};

/** The size whose shape is nearest to that of a picture. */
const nearestSize = (ratio: number): (typeof creativeSizes)[number] => {
  const difference = (size: (typeof creativeSizes)[number]) => {
    const { width, height } = sizeOf(size);
    return Math.abs(Math.log(ratio / (width / height)));
  };
  return creativeSizes.reduce((best, size) => (difference(size) < difference(best) ? size : best), '300x250');
};

/** The pictures of a campaign, each as readers will see it, with its size, its text alternative and where it leads. */
export function CreativesField({ creatives, onChange, wrong }: Props): ReactNode {
  const words = useWords(adScreenWords);
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile(addAdPictureCall, file, { onProgress: () => undefined }),
    onSuccess: ({ id, width, height, src }) => {
      const { alt, href } = creatives.at(-1) ?? { alt: '', href: 'https://' };
      onChange([...creatives, { size: nearestSize(width / height), pictureId: id, alt, href, src }]);
    },
  });
  useFileInFlight(upload.isPending);
  const set = (at: number, changes: Partial<CreativeInput>) =>
    onChange(creatives.map((creative, index) => (index === at ? { ...creative, ...changes } : creative)));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <FormHelperText error={wrong('creatives') !== undefined}>{wrong('creatives') ?? words.creativesHelp}</FormHelperText>
      {creatives.map((creative, at) => {
        const field = (name: 'alt' | 'href') => ({
          label: words[name],
          value: creative[name],
          onChange: (text: string) => set(at, { [name]: text }),
          wrong: wrong(`creatives.${at}.${name}`),
        });
        const { width, height } = sizeOf(creative.size);
        return (
          <Card key={creative.pictureId} sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
            <Box
              component="img"
              src={creative.src}
              alt={creative.alt}
              sx={{ width, maxWidth: '100%', aspectRatio: `${width} / ${height}` }}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
              <Choice
                label={words.size}
                value={creative.size}
                options={creativeSizes.map((size) => [size, size.replace('x', ' × ')] as const)}
                error={wrong(`creatives.${at}.pictureId`) !== undefined}
                helperText={wrong(`creatives.${at}.pictureId`)}
                onChange={(size) => set(at, { size })}
                sx={{ minWidth: 160, maxWidth: 320 }}
              />
              <Button
                color="error"
                startIcon={<Icon path={mdiDelete} />}
                onClick={() => onChange(creatives.filter((_creative, index) => index !== at))}
              >
                {words.removeCreative}
              </Button>
            </Box>
            <TextLine required {...field('alt')} help={words.altHelp} />
            <TextLine required {...field('href')} />
          </Card>
        );
      })}
      {creatives.length === 0 && <Typography variant="body2">{words.noCreatives}</Typography>}
      {upload.error && <OverlayAlert of={upload.error}>{upload.error.message}</OverlayAlert>}
      {upload.isPending && <LinearProgress />}
      <Box>
        <FileButton
          variant="outlined"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          startIcon={<Icon path={mdiImagePlusOutline} />}
          disabled={upload.isPending}
          onFile={upload.mutate}
        >
          {words.addCreative}
        </FileButton>
      </Box>
    </Box>
  );
}
