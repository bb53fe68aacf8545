import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { readWhoAmI, type WhoAmI } from '../../site/newsroom/whoAmI.ts';
import { CallError, callApi, callAs, whenSignedOut } from '../callApi.ts';
import { NewsroomDialog } from '../frame/NewsroomDialog.tsx';
import { OpeningMessage } from '../frame/OpeningMessage.tsx';
import { inLanguage } from '../language.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { StaffContext } from '../staffContext.ts';
import { leaveBehind } from '../unsavedWork.ts';
import { attempt } from '../useAction.ts';
import { newsroomWords } from '../words.ts';
import { anyAnswer, callAccount } from './account.ts';
import { SignInScreen } from './SignInScreen.tsx';
import { signedInAgain, signingOut } from './sessionEvents.ts';

const SecondFactorScreen = lazyScreen(async () => (await import('./SecondFactorScreen.tsx')).SecondFactorScreen);
const WelcomeScreen = lazyScreen(async () => (await import('./WelcomeScreen.tsx')).WelcomeScreen);

type State = WhoAmI | { at: 'asking' } | { at: 'failed'; why: string };

/** The secret of a one-time link, from the fragment of its address. */
const linkOf = (hash: string): string | undefined => /^#welcome=([\w-]+)$/.exec(hash)?.[1];

/**
 * Shows the newsroom to users signed in with a second factor. If the session expires during work, the sign-in overlays the screen, and
 * unsaved input is kept.
 */
export function SessionGate({ children }: { children: ReactNode }): ReactNode {
  const [link, setLink] = useState(() => linkOf(window.location.hash));
  const [state, setState] = useState<State>({ at: 'asking' });
  const [over, setOver] = useState(false);

  const look = useCallback(async () => {
    try {
      const answer = await callApi(readWhoAmI);
      if (answer.at === 'in') callAs(answer.staff.id);
      setState(answer);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState({ at: 'failed', why: error.message });
    }
  }, []);
  const goOn = useCallback((answer: WhoAmI) => {
    setState(answer);
    setOver(false);
    signedInAgain();
  }, []);
  // Throws if there is no response: the dialog shows the error, and the screen below it stays.
  const comeBack = async () => {
    const answer = await callApi(readWhoAmI);
    if (state.at === 'in' && answer.at === 'in' && answer.staff.id !== state.staff.id) {
      // Somebody else gets a page of their own. What can be kept of the other's work is kept for them.
      leaveBehind();
      return window.location.reload();
    }
    goOn(answer);
  };

  useEffect(() => {
    if (link === undefined) void look();
  }, [link, look]);
  const isIn = state.at === 'in';
  useEffect(() => {
    whenSignedOut(() => {
      if (isIn) setOver(true);
      return isIn;
    });
  }, [isIn]);

  const ended = over && state.at === 'in' ? state.staff.id : undefined;
  // Who has signed in again in another tab need not do so in this one.
  useEffect(() => {
    if (ended === undefined) return;
    const ask = async () => {
      // Without a response the dialog stays.
      const answer = document.visibilityState === 'visible' ? await callApi(readWhoAmI).catch(() => undefined) : undefined;
      if (answer?.at === 'in' && answer.staff.id === ended) goOn(answer);
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [ended, goOn]);

  if (link !== undefined) {
    const done = () => {
      window.history.replaceState(null, '', '/newsroom');
      setLink(undefined);
    };
    return <WelcomeScreen link={link} onDone={done} />;
  }
  if (state.at === 'out') return <SignInScreen onSignedIn={look} />;
  if (state.at === 'second-factor') return <SecondFactorScreen onDone={look} />;
  if (state.at === 'in') {
    const signOut = async () => {
      await signingOut();
      const isOut = await attempt(() => callAccount('/sign-out', {}, anyAnswer));
      if (isOut) window.location.assign('/newsroom');
      return isOut;
    };
    return (
      <StaffContext value={{ staff: state.staff, sessionId: state.sessionId, signOut }}>
        {children}
        <NewsroomDialog open={over} maxWidth="xs">
          <SignInScreen onSignedIn={comeBack} because={inLanguage(newsroomWords.sessionOver)} />
        </NewsroomDialog>
      </StaffContext>
    );
  }
  if (state.at === 'asking') return <OpeningMessage />;
  return (
    <Box sx={{ p: 6, textAlign: 'center' }} role="status">
      <Typography>{state.why}</Typography>
      <Button onClick={() => void look()}>{inLanguage(newsroomWords.tryAgain)}</Button>
    </Box>
  );
}
