import { Box, Button, Drawer, LinearProgress, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useWords } from '../language.ts';
import { downloads } from '../lazyScreen.tsx';
import { FailedReads } from '../reads/FailedReads.tsx';
import { TitleContext } from '../Title.tsx';
import { newsroomWords } from '../words.ts';
import { browserPreference } from './browserPreference.ts';
import { keepFocus } from './keepFocus.ts';
import { NewsroomBar } from './NewsroomBar.tsx';
import { MENU_PX, NewsroomMenu } from './NewsroomMenu.tsx';
import { refuseStrayFiles } from './refuseStrayFiles.ts';
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx';
import { downScroll } from './sideScroll.ts';
import { APP_BAR_PX } from './theme.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

/** Whether the menu beside the screen shows names or icons only. On a phone it overlays the screen and is closed at first. */
const menuWidth = browserPreference('newsroom-menu', (stored) => (stored === 'narrow' ? 'narrow' : 'wide'));

const MAIN = 'main-content';

/** The frame around every screen: the app bar, the menu, and the question about unsaved work. */
export function NewsroomLayout({ children }: { children: ReactNode }): ReactNode {
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const isWide = menuWidth.use() === 'wide';
  const { pathname, key } = useLocation();
  // The browser shows what Back leads to where it was left.
  const opened = useNavigationType() === 'PUSH' ? key : undefined;
  useLayoutEffect(() => {
    if (opened !== undefined) window.scrollTo(0, 0);
  }, [opened]);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => (content.current ? keepFocus(content.current) : undefined), []);
  useEffect(refuseStrayFiles, []);
  const toggleMenu = () => (isPhone ? setOverlayOpen(!isOverlayOpen) : menuWidth.set(isWide ? 'narrow' : 'wide'));
  const onChoose = () => {
    if (isPhone) setOverlayOpen(false);
    else if (isSmall) menuWidth.set('narrow');
  };
  return (
    <>
      <SkipButton />
      <NewsroomBar isMenuOpen={isPhone ? isOverlayOpen : isWide} onToggleMenu={toggleMenu} headingRef={setHeading} />
      {/* The page is as wide as the screen; wider content scrolls in its own box (`sideScroll`). */}
      <Box
        component="main"
        sx={{ display: 'flex', minWidth: 0, pt: `${APP_BAR_PX}px`, pb: 'var(--notices, 0px)', minHeight: '100vh', boxSizing: 'border-box' }}
      >
        {isPhone ? (
          <Drawer
            open={isOverlayOpen}
            onClose={() => setOverlayOpen(false)}
            slotProps={{ paper: { sx: { backgroundColor: 'background.default' } } }}
          >
            <NewsroomMenu isWide onChoose={onChoose} />
          </Drawer>
        ) : (
          <Box sx={{ flex: 'none', width: isWide ? MENU_PX.wide : MENU_PX.narrow }}>
            <Box
              sx={[
                {
                  position: 'fixed',
                  width: isWide ? MENU_PX.wide : MENU_PX.narrow,
                  height: `calc(100vh - ${APP_BAR_PX}px)`,
                  overflowX: 'hidden',
                  scrollbarWidth: 'thin',
                },
                downScroll,
              ]}
            >
              <NewsroomMenu isWide={isWide} onChoose={onChoose} />
            </Box>
          </Box>
        )}
        <Box
          ref={content}
          id={MAIN}
          tabIndex={-1}
          sx={{
            outline: 'none',
            position: 'relative',
            zIndex: 2,
            display: 'flex',
            flexDirection: 'column',
            flex: '1 1 0',
            minWidth: 0,
            px: 1,
          }}
        >
          <TitleContext value={heading}>
            <ScreenErrorBoundary address={pathname}>
              <Suspense fallback={<LinearProgress />}>{children}</Suspense>
            </ScreenErrorBoundary>
          </TitleContext>
        </Box>
      </Box>
      <DownloadLine />
      <FailedReads />
      <UnsavedGuard />
    </>
  );
}

const listenToDownloads = (listener: () => void) => downloads.listen(listener);

/** A progress line below the app bar while a screen is downloading; not shown on a fast connection. */
function DownloadLine(): ReactNode {
  const isDownloading = useSyncExternalStore(listenToDownloads, () => downloads.get()) > 0;
  if (!isDownloading) return null;
  return (
    <LinearProgress
      sx={{
        position: 'fixed',
        top: APP_BAR_PX,
        insetInline: 0,
        zIndex: 'tooltip',
        animation: 'appear 0s 300ms both',
        '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
      }}
    />
  );
}

/** Lets keyboard users skip the app bar and the menu. Visible when focused. */
function SkipButton(): ReactNode {
  const words = useWords(newsroomWords);
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById(MAIN)?.focus()}
      sx={{ position: 'fixed', left: 16, top: -80, zIndex: 'tooltip', '&:focus': { top: 16 } }}
    >
      {words.skipToContent}
    </Button>
  );
}
