import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../language.ts';
import { SelectAll } from './SelectAll.tsx';
import type { Several } from './useSeveral.ts';
import { selectionWords } from './words.ts';

type Props<Row, Action extends string> = {
  several: Several<Row, Action>;
  labelOf: (action: Action) => string;
  /** The rows of the page, in a list without a head that selects them all. */
  rows?: readonly Row[] | undefined;
};

/** The actions for the selected rows. It sticks to the foot of the window, so that no row moves when it appears. */
export function SelectionBar<Row, Action extends string>({ several, labelOf, rows }: Props<Row, Action>): ReactNode {
  const words = useWords(selectionWords);
  const { selection, offered, ask } = several;
  const selectedCount = selection.selected.length;
  if (selectedCount === 0) return null;
  return (
    <Box
      role="group"
      aria-label={words.actions}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: { xs: 'auto', md: 'visible' },
        px: 1.5,
        py: 1,
        backgroundColor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '& > *': { flex: 'none' },
      }}
    >
      {rows && <SelectAll selection={selection} rows={rows} />}
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {words.selected.replace('{count}', String(selectedCount))}
      </Typography>
      {offered.map(({ action, count }) => (
        <Button key={action} size="small" variant="outlined" color="secondary" onClick={() => ask(action)}>
          {count === selectedCount ? labelOf(action) : `${labelOf(action)} (${count})`}
        </Button>
      ))}
      <Button size="small" onClick={() => selection.selectAll(false)}>
        {words.clear}
      </Button>
    </Box>
  );
}
