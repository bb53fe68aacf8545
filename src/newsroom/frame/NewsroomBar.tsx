import {
  mdiAccountCircle,
  mdiBrightness4,
  mdiBrightness7,
  mdiChevronDown,
  mdiLogout,
  mdiMenu,
  mdiMenuOpen,
  mdiRefresh,
  mdiTranslate,
} from '@mdi/js';
import {
  AppBar,
  Box,
  Button,
  CircularProgress,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Toolbar,
  Tooltip,
  Typography,
} from '@mui/material';
import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';
import { siteConfig } from '../../../site.config.ts';
import { Icon } from '../Icon.tsx';
import { chooseLanguage, type Language, useLanguage, useWords } from '../language.ts';
import { ScreensContext } from '../screens.ts';
import { useMe } from '../staffContext.ts';
import { leaveFor } from '../unsavedWork.ts';
import { newsroomWords } from '../words.ts';
import { chooseColors, useIsDark } from './colorScheme.ts';
import { UNCUT_LINE } from './theme.ts';

const languages: Readonly<Record<Language, string>> = { gu: 'ગુજરાતી', en: 'English' };

type Props = {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  /** Receives the heading element in which screens show their titles. */
  headingRef: (heading: HTMLElement | null) => void;
};

/** The app bar: menu button, screen title, language, colour scheme, reload, the desks' buttons, and the user's account. */
export function NewsroomBar({ isMenuOpen, onToggleMenu, headingRef }: Props): ReactNode {
  const words = useWords(newsroomWords);
  const menuLabel = isMenuOpen ? words.closeMenu : words.openMenu;
  return (
    <AppBar>
      <Toolbar disableGutters variant="dense" sx={{ px: 1 }}>
        <Tooltip title={menuLabel} enterDelay={500}>
          <IconButton color="inherit" aria-label={menuLabel} aria-expanded={isMenuOpen} onClick={onToggleMenu} sx={{ mr: '0.2em' }}>
            <Icon path={isMenuOpen ? mdiMenuOpen : mdiMenu} />
          </IconButton>
        </Tooltip>
        <Wordmark />
        <Typography
          ref={headingRef}
          variant="h6"
          component="h1"
          noWrap
          sx={{ flex: 1, minWidth: 0, fontSize: { xs: '1rem', sm: '1.25rem' }, lineHeight: UNCUT_LINE }}
        />
        <LanguageMenu />
        <ColorsButton />
        <ReloadButton />
        <DeskButtons />
        <OwnMenu />
      </Toolbar>
    </AppBar>
  );
}

/** The buttons of the desks, in the order of the desks. */
function DeskButtons(): ReactNode {
  return (
    useContext(ScreensContext)
      .flatMap(({ bar = [] }) => bar)
      // Their order never changes.
      .map((Button, at) => <Button key={at} />)
  );
}

function Wordmark(): ReactNode {
  const words = useWords(newsroomWords);
  const { width, height, viewBox, path } = siteConfig.wordmark;
  return (
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
  );
}

function LanguageMenu(): ReactNode {
  const words = useWords(newsroomWords);
  const present = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const entries: [Language, string][] = [
    ['gu', languages.gu],
    ['en', languages.en],
  ];
  return (
    <>
      <Button
        color="inherit"
        aria-label={`${words.language}: ${languages[present]}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Icon path={mdiTranslate} />}
        endIcon={<Icon path={mdiChevronDown} fontSize="small" />}
        // On a phone the language button shows only an icon, to leave room for the title.
        sx={{
          minWidth: { xs: 0, sm: 64 },
          fontSize: { xs: 0, sm: 'button.fontSize' },
          '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
          '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        {languages[present]}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map(([language, name]) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === present}
            onClick={() => {
              chooseLanguage(language);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function ColorsButton(): ReactNode {
  const words = useWords(newsroomWords);
  const isDark = useIsDark();
  return (
    <Tooltip title={words.toggleColors} enterDelay={300}>
      <IconButton color="inherit" aria-label={words.toggleColors} onClick={() => chooseColors(isDark ? 'light' : 'dark')}>
        <Icon path={isDark ? mdiBrightness7 : mdiBrightness4} />
      </IconButton>
    </Tooltip>
  );
}

/** Reloads the data of the screen. Hidden on phones, where the title needs the room; data is refreshed automatically too. */
function ReloadButton(): ReactNode {
  const words = useWords(newsroomWords);
  const queries = useQueryClient();
  const isBusy = useIsFetching() + useIsMutating() > 0;
  return (
    <Tooltip title={words.reload}>
      <IconButton
        color="inherit"
        aria-label={words.reload}
        onClick={() => void queries.invalidateQueries()}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, width: 40, height: 40 }}
      >
        {isBusy ? <CircularProgress color="inherit" size={18} thickness={5} /> : <Icon path={mdiRefresh} />}
      </IconButton>
    </Tooltip>
  );
}

function OwnMenu(): ReactNode {
  const words = useWords(newsroomWords);
  const { staff, signOut } = useMe();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        aria-label={`${words.ownMenu}: ${staff.name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Icon path={mdiAccountCircle} />}
        sx={{ ml: { sm: 0.5 }, minWidth: { xs: 40, sm: 64 }, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {staff.name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableScrollLock>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            leaveFor(signOut);
          }}
        >
          <ListItemIcon>
            <Icon path={mdiLogout} fontSize="small" />
          </ListItemIcon>
          <ListItemText>{words.signOut}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
