import { mdiCalendarTodayOutline, mdiLogout } from '@mdi/js';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext } from 'react';
import { AppBar, type AppBarProps, Layout, type LayoutProps, Menu, TitlePortal, UserMenu, useLocale } from 'react-admin';
import { siteConfig } from '../../site.config.ts';
import { may } from '../site/newsroom/permissions.ts';
import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { menuGroups } from './screens.ts';
import { ScreensContext } from './screensContext.ts';
import { useMe } from './staffContext.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { leaveFor } from './unsavedWork.ts';
import { newsroomWords } from './words.ts';

const groupWords = { day: 'groupDay', media: 'groupMedia', structure: 'groupStructure', house: 'groupHouse' } as const;

function NewsroomMenu(): ReactNode {
  const words = useWords(newsroomWords);
  const language = useLocale() === 'en' ? 'en' : 'gu';
  const { staff } = useMe();
  const entries = useContext(ScreensContext)
    .flatMap(({ menu = [] }) => menu)
    .filter(({ permission }) => may(staff.role, permission));
  return (
    <Menu>
      <Menu.Item to="/" primaryText={words.dashboard} leftIcon={<Icon path={mdiCalendarTodayOutline} />} />
      {menuGroups.map((group) => {
        const own = entries.filter((entry) => entry.group === group).sort((a, b) => a.order - b.order);
        if (own.length === 0) return null;
        return (
          <Box key={group} sx={{ mt: 1.5 }}>
            <Typography variant="caption" component="h2" noWrap sx={{ px: 2, color: 'text.secondary', fontWeight: 600 }}>
              {words[groupWords[group]]}
            </Typography>
            {own.map(({ to, label, icon }) => (
              <Menu.Item key={to} to={to} primaryText={label[language]} leftIcon={<Icon path={icon} />} />
            ))}
          </Box>
        );
      })}
    </Menu>
  );
}

function OwnMenu(): ReactNode {
  const words = useWords(newsroomWords);
  const { signOut } = useMe();
  return (
    <UserMenu>
      <MenuItem onClick={() => leaveFor(signOut)}>
        <ListItemIcon>
          <Icon path={mdiLogout} fontSize="small" />
        </ListItemIcon>
        <ListItemText>{words.signOut}</ListItemText>
      </MenuItem>
    </UserMenu>
  );
}

function NewsroomBar(props: AppBarProps): ReactNode {
  const words = useWords(newsroomWords);
  const { width, height, viewBox, path } = siteConfig.wordmark;
  return (
    <AppBar {...props} userMenu={<OwnMenu />}>
      <Box
        component="a"
        href="/"
        target="_blank"
        title={words.toPaper}
        sx={{ display: { xs: 'none', sm: 'flex' }, color: 'primary.main', mr: 2 }}
      >
        <Box
          component="svg"
          viewBox={viewBox}
          role="img"
          aria-label={`${siteConfig.name}: ${words.toPaper}`}
          sx={{ height: 22, width: (22 * width) / height }}
        >
          <path d={path} fill="currentColor" />
        </Box>
      </Box>
      <TitlePortal variant="h6" component="h1" noWrap sx={{ minWidth: 0, fontSize: { xs: '1rem', sm: '1.25rem' } }} />
    </AppBar>
  );
}

export const NewsroomLayout = ({ children }: LayoutProps): ReactNode => (
  <>
    <Layout menu={NewsroomMenu} appBar={NewsroomBar} appBarAlwaysOn>
      {children}
    </Layout>
    <UnsavedGuard />
  </>
);
