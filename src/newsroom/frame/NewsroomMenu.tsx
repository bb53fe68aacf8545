import { mdiCalendarTodayOutline } from '@mdi/js';
import { Box, ListItemIcon, MenuItem, MenuList, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { may } from '../../site/newsroom/permissions.ts';
import { Icon } from '../Icon.tsx';
import { useLanguage, useWords } from '../language.ts';
import { menuGroups, ScreensContext } from '../screens.ts';
import { useMe } from '../staffContext.ts';
import { newsroomWords } from '../words.ts';

/** The menu's width with names, and with icons only. */
export const MENU_PX = { wide: 216, narrow: 56 } as const;

const groupWords = { day: 'groupDay', media: 'groupMedia', structure: 'groupStructure', house: 'groupHouse' } as const;

type Props = { isWide: boolean /** Called when an entry was chosen. */; onChoose: () => void };

/** All screens that the user may open, in groups. */
export function NewsroomMenu({ isWide, onChoose }: Props): ReactNode {
  const words = useWords(newsroomWords);
  const language = useLanguage();
  const { staff } = useMe();
  const entries = useContext(ScreensContext)
    .flatMap(({ menu = [] }) => menu)
    .filter(({ permission }) => may(staff.role, permission));
  const look = { isWide, onChoose };
  return (
    <MenuList sx={{ display: 'flex', flexDirection: 'column', maxWidth: '100%', width: isWide ? MENU_PX.wide : MENU_PX.narrow }}>
      <MenuLink to="/" label={words.dashboard} icon={mdiCalendarTodayOutline} {...look} />
      {menuGroups.map((group) => {
        const own = entries.filter((entry) => entry.group === group).sort((a, b) => a.order - b.order);
        if (own.length === 0) return null;
        return (
          <Box key={group} role="group" aria-label={words[groupWords[group]]} sx={{ mt: 1.5 }}>
            {/* A menu may hold no heading; the group is named by its label. */}
            <Typography variant="caption" component="div" aria-hidden noWrap sx={{ px: 2, color: 'text.secondary', fontWeight: 600 }}>
              {words[groupWords[group]]}
            </Typography>
            {own.map(({ to, label, icon }) => (
              <MenuLink key={to} to={to} label={label[language]} icon={icon} {...look} />
            ))}
          </Box>
        );
      })}
    </MenuList>
  );
}

function MenuLink({ to, label, icon, isWide, onChoose }: Props & { to: string; label: string; icon: string }): ReactNode {
  const isOpen = useMatch({ path: to, end: to === '/' }) !== null;
  return (
    <Tooltip title={isWide ? '' : label} placement="right">
      <MenuItem
        component={Link}
        to={to}
        tabIndex={0}
        aria-current={isOpen ? 'page' : undefined}
        onClick={onChoose}
        sx={{ color: isOpen ? 'text.primary' : 'text.secondary' }}
      >
        <ListItemIcon sx={{ '&&': { minWidth: 40 }, color: 'text.secondary' }}>
          <Icon path={icon} />
        </ListItemIcon>
        <Typography variant="inherit" noWrap sx={{ flexGrow: 1 }}>
          {label}
        </Typography>
      </MenuItem>
    </Tooltip>
  );
}
