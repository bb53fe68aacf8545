import { Button, DialogActions, DialogContent, DialogTitle, Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, useCallback, useState } from 'react';
import { NewsroomDialog } from '../../../newsroom/frame/NewsroomDialog.tsx';
import { useWords } from '../../../newsroom/language.ts';
import type { Filters } from '../../../newsroom/lists/useAddressFilters.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { newsroomWords } from '../../../newsroom/words.ts';
import type { ShownPicture } from './endpoints.ts';
import { LibraryGrid } from './LibraryGrid.tsx';
import { UploadPlace } from './UploadPlace.tsx';
import { type PictureUpload, useUploads } from './useUploads.ts';
import { pictureDeskWords } from './words.ts';

/** A selected picture; stories, galleries and web stories refer to it by its key. */
export type ChosenPicture = ShownPicture;

type Props = {
  open: boolean;
  onClose: () => void;
  /** Called with the selected pictures, in the order of selection; a single one unless `many`. */
  onChoose: (pictures: ChosenPicture[]) => void;
  many?: boolean;
};

/** The library in a dialog: search, upload, select. For every desk with pictures. */
export function PicturePicker({ open, ...props }: Props): ReactNode {
  const words = useWords(pictureDeskWords);
  const isSmall = useMediaQuery('(max-width: 700px)');
  return (
    <NewsroomDialog open={open} onClose={props.onClose} maxWidth="lg" fullWidth fullScreen={isSmall} aria-labelledby="choose-a-picture">
      <DialogTitle id="choose-a-picture">{props.many ? words.choosePictures : words.choosePicture}</DialogTitle>
      <Choosing {...props} />
    </NewsroomDialog>
  );
}

/** A separate component, so that the selection is reset when the dialog closes. */
function Choosing({ onClose, onChoose, many = false }: Omit<Props, 'open'>): ReactNode {
  const words = useWords(pictureDeskWords);
  const common = useWords(newsroomWords);
  const mayAdd = useMay('pictures.add');
  const [chosen, setChosen] = useState<ChosenPicture[]>([]);
  const [values, setValues] = useState<Record<string, string>>({});
  const filters: Filters = {
    filterOf: (name) => values[name] ?? '',
    setFilter: (name, value) => setValues((before) => ({ ...before, [name]: value })),
  };
  const bring = useCallback(
    (picture: ChosenPicture) => setChosen((before) => (many ? [...before.filter(({ key }) => key !== picture.key), picture] : [picture])),
    [many],
  );
  const uploads = useUploads(bring);
  // Those that are on their way have been chosen too.
  const isComing = uploads.uploads.some(({ state }) => state !== 'done' && state !== 'failed');
  const press = (picture: ChosenPicture) => {
    if (!many) setChosen([picture]);
    else
      setChosen((before) =>
        before.some(({ key }) => key === picture.key) ? before.filter(({ key }) => key !== picture.key) : [...before, picture],
      );
  };
  const grid = <LibraryGrid filters={filters} onOpen={press} chosen={new Set(chosen.map(({ key }) => key))} />;
  return (
    <>
      <DialogContent dividers sx={{ height: '70vh' }}>
        {mayAdd ? <UploadPlace uploads={uploads}>{grid}</UploadPlace> : grid}
      </DialogContent>
      <DialogActions sx={{ px: 3 }}>
        <Typography variant="body2" noWrap sx={{ flex: 1, color: 'text.secondary' }}>
          {many ? `${words.chosen}: ${chosen.length}` : chosen[0]?.alt}
        </Typography>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0 || isComing}
          onClick={() => onChoose(inUploadOrder(chosen, uploads.uploads))}
        >
          {isComing ? common.fileComing : words.choose}
        </Button>
      </DialogActions>
    </>
  );
}

/** Selected pictures, of which those that were uploaded together stand in the order of their files: the smaller ones arrive before the others. */
function inUploadOrder(chosen: readonly ChosenPicture[], uploads: readonly PictureUpload[]): ChosenPicture[] {
  const places = new Map(uploads.map(({ answer }, at) => [answer?.picture.key, at]));
  const placeOf = ({ key }: ChosenPicture) => places.get(key) ?? -1;
  const uploaded = chosen.filter(({ key }) => places.has(key)).toSorted((one, other) => placeOf(one) - placeOf(other));
  return chosen.flatMap((picture) => (places.has(picture.key) ? (uploaded.shift() ?? []) : picture));
}
