import { createTheme, type Theme } from '@mui/material';
import type { Language } from '../language.ts';
import { newsroomWords } from '../words.ts';

/** The tokens of `src/design/tokens.css` as values: MUI computes with colours and does not accept custom properties. */
const colours = {
  light: {
    paper: '#faf7f1',
    leaf: '#ffffff',
    ink: '#1b1815',
    soft: '#6a6259',
    rule: '#ddd5c8',
    kesar: '#c2361a',
    onKesar: '#ffffff',
    up: '#1f7a3d',
    down: '#b3261e',
  },
  dark: {
    paper: '#131110',
    leaf: '#1b1917',
    ink: '#ece6dc',
    soft: '#a59b8e',
    rule: '#3a352e',
    kesar: '#ff7a55',
    onKesar: '#1b100c',
    up: '#5fc481',
    down: '#ff8a80',
  },
};

const HEAD = '"Anek Gujarati", "Anek fallback", "Savar Text", sans-serif';
const TEXT = '"Savar Text", system-ui, sans-serif';
/** The height of a line in which no sign above or below it is cut off, where a box hides what goes beyond its lines. */
export const UNCUT_LINE = 1.8;
/** For what only screen readers say. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
const heading = (size: string) => ({ fontFamily: HEAD, fontWeight: 700, fontSize: size, lineHeight: 1.4 });

/** Height of the sticky app bar. */
export const APP_BAR_PX = 48;

/** The newsroom theme: the newspaper's colours and fonts, but plainer and denser, without shadows and round corners. */
function themeOf(mode: 'light' | 'dark', language: Language): Theme {
  const c = colours[mode];
  const text = (name: keyof typeof newsroomWords) => newsroomWords[name][language];
  return createTheme({
    palette: {
      mode,
      primary: { main: c.kesar, contrastText: c.onKesar },
      secondary: { main: c.ink, contrastText: c.paper },
      background: { default: c.paper, paper: c.leaf },
      text: { primary: c.ink, secondary: c.soft },
      success: { main: c.up },
      error: { main: c.down },
      divider: c.rule,
    },
    shape: { borderRadius: 0 },
    typography: {
      fontFamily: TEXT,
      fontSize: 14,
      h1: heading('1.75rem'),
      h2: heading('1.5rem'),
      h3: heading('1.375rem'),
      h4: heading('1.25rem'),
      h5: heading('1.125rem'),
      h6: heading('1.0625rem'),
      button: { fontFamily: HEAD, fontWeight: 600, textTransform: 'none', lineHeight: 1.6 },
      body1: { lineHeight: 1.7 },
      body2: { lineHeight: 1.6 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.6 },
    },
    components: {
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none' } } },
      MuiAutocomplete: {
        defaultProps: {
          fullWidth: true,
          clearText: text('clear'),
          closeText: text('closeList'),
          openText: text('openList'),
          loadingText: text('loading'),
          noOptionsText: text('nothingFound'),
        },
      },
      MuiAlert: { defaultProps: { closeText: text('close') } },
      MuiListItemIcon: { styleOverrides: { root: { minWidth: 56 } } },
      MuiChip: { styleOverrides: { root: { borderRadius: 0 } } },
      MuiCard: { styleOverrides: { root: { border: `1px solid ${c.rule}` } } },
      MuiAppBar: {
        defaultProps: { color: 'default' },
        styleOverrides: { root: { backgroundColor: c.leaf, color: c.ink, borderBottom: `1px solid ${c.rule}`, boxShadow: 'none' } },
      },
      MuiButton: { defaultProps: { disableElevation: true } },
      // The margin of a label makes up for the space around a control of the medium size; a small switch has less, and stood out to the left.
      MuiSwitch: { styleOverrides: { sizeSmall: { marginLeft: 7 } } },
      // MUI's grey is too pale on paper by a hair.
      MuiToggleButton: { styleOverrides: { root: { color: c.soft } } },
      MuiMenu: { styleOverrides: { paper: { border: `1px solid ${c.rule}` } } },
      MuiDialog: { styleOverrides: { paper: { border: `1px solid ${c.rule}` } } },
      MuiTableCell: { styleOverrides: { root: { lineHeight: 1.6 }, head: { fontFamily: HEAD, fontWeight: 600 } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
      // The label above a field is large text made smaller, the gap for it in the border is measured in small text: without whole pixels
      // for each sign both are of the same width, also in Gujarati. With `overflow` signs above the line are not cut off.
      MuiInputLabel: { styleOverrides: { root: { textRendering: 'geometricPrecision' }, shrink: { overflow: 'visible' } } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { textRendering: 'geometricPrecision' } } },
      MuiInputBase: { styleOverrides: { input: { lineHeight: 1.7, height: '1.7em' } } },
    },
  });
}

const themesOf = (language: Language) => ({ light: themeOf('light', language), dark: themeOf('dark', language) });
/** The components' own texts are in them, so each language has its own. */
export const themes: Readonly<Record<Language, Readonly<Record<'light' | 'dark', Theme>>>> = { gu: themesOf('gu'), en: themesOf('en') };
