import { mdiCheckboxBlankOutline, mdiCheckboxMarked, mdiViewColumnOutline } from '@mdi/js';
import { Button, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../Icon.tsx';
import { useWords } from '../../language.ts';
import type { Columns } from './useColumns.ts';
import { columnWords } from './words.ts';

/** The button for the columns of a table: its menu shows and hides them, and stays open meanwhile. */
export function ColumnsMenu<Row>({ columns }: { columns: Columns<Row> }): ReactNode {
  const words = useWords(columnWords);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<Icon path={mdiViewColumnOutline} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none' }}
      >
        {words.columns}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': words.columns } }}
      >
        {columns.all.map((column) => (
          <MenuItem
            key={column.id}
            role="menuitemcheckbox"
            aria-checked={columns.isShown(column.id)}
            onClick={() => columns.toggle(column.id)}
          >
            <Icon
              path={columns.isShown(column.id) ? mdiCheckboxMarked : mdiCheckboxBlankOutline}
              color={columns.isShown(column.id) ? 'primary' : 'inherit'}
              sx={{ mr: 1 }}
            />
            {column.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
