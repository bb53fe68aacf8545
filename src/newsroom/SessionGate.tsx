import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Staff } from '../site/newsroom/staff.ts';
import { askAccount } from './account.ts';
import { ask, Refused, whenSignedOut } from './ask.ts';
import { inLanguage } from './language.ts';
import { SecondFactorScreen } from './SecondFactorScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { StaffContext } from './staffContext.ts';
import { WelcomeScreen } from './WelcomeScreen.tsx';
import { newsroomWords } from './words.ts';

type Here = { staff: Staff; sessionId: string };
type State = { at: 'asking' | 'out' | 'second-factor' } | { at: 'failed'; why: string } | { at: 'in'; me: Here };

/** The secret of a one-time link, which stands behind the # of its address. */
const linkOf = (hash: string): string | undefined => /^#welcome=([\w-]+)$/.exec(hash)?.[1];

/**
 * Lets in whoever is signed in with a second factor. When a session ends while somebody is at work, the sign-in is laid over the screen,
 * and what they wrote stays as it is.
 */
export function SessionGate({ children }: { children: ReactNode }): ReactNode {
  const [link, setLink] = useState(() => linkOf(window.location.hash));
  const [state, setState] = useState<State>({ at: 'asking' });
  const [over, setOver] = useState(false);

  const look = useCallback(async () => {
    try {
      setState({ at: 'in', me: await ask<Here>('get', '/me') });
      setOver(false);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 401) setState({ at: 'out' });
      else if (error.details === 'second-factor') setState({ at: 'second-factor' });
      else setState({ at: 'failed', why: error.message });
    }
  }, []);

  useEffect(() => {
    if (link === undefined) void look();
  }, [link, look]);
  const isIn = state.at === 'in';
  useEffect(() => {
    whenSignedOut(isIn ? () => setOver(true) : () => undefined);
  }, [isIn]);

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
      await askAccount('/sign-out', {});
      window.location.assign('/newsroom');
    };
    return (
      <StaffContext value={{ ...state.me, signOut: () => void signOut() }}>
        {children}
        <Dialog open={over} maxWidth="xs">
          <SignInScreen onSignedIn={look} because={inLanguage(newsroomWords.sessionOver)} />
        </Dialog>
      </StaffContext>
    );
  }
  return (
    <Box sx={{ p: 6, textAlign: 'center' }} role="status">
      <Typography>{state.at === 'failed' ? state.why : inLanguage(newsroomWords.loading)}</Typography>
      {state.at === 'failed' && <Button onClick={() => void look()}>{inLanguage(newsroomWords.tryAgain)}</Button>}
    </Box>
  );
}
