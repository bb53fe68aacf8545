import { Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props<Id> = {
  label: string;
  open: Id;
  tabs: readonly { id: Id; name: string; to: string }[];
};

/**
 * The tabs of a screen, each with an address. They are links, so that each can be opened in a window of its own. `onChange` of `Tabs` would
 * also leave out a click on the tab that is still shown as open while the one chosen after it is being drawn.
 */
export function AddressTabs<Id extends string>({ label, open, tabs }: Props<Id>): ReactNode {
  return (
    <Tabs
      value={open}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={label}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ id, name, to }) => (
        <Tab
          key={id}
          value={id}
          label={name}
          component={Link}
          to={to}
          onKeyDown={(event) => {
            // A tab answers to the space key, which a link does not.
            if (event.key !== ' ') return;
            event.preventDefault();
            event.currentTarget.click();
          }}
        />
      ))}
    </Tabs>
  );
}
