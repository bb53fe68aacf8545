import { Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props<Id> = {
  label: string;
  open: Id;
  tabs: readonly { id: Id; name: string; to: string }[];
};

/**
 * The tabs of a screen, each with an address. They are links, so that one can be opened beside the others, and so that a click counts before
 * the screen of the click before it is drawn: `onChange` of `Tabs` leaves out the tab that is still shown as the open one.
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
