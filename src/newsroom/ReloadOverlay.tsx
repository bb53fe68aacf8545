import type { ReactNode } from 'react';
import type { CallError } from './callApi.ts';
import { OverlayAlert } from './OverlayAlert.tsx';
import { ReloadMessage } from './ReloadMessage.tsx';
import { attempt } from './useAction.ts';

type Props = {
  refused: CallError;
  onReload: (() => Promise<unknown>) | undefined;
  /** What the refusal is about, below its message. */
  children?: ReactNode;
};

/** `ReloadAlert` over the screen, where the save button and what was typed may be far from each other. */
export const ReloadOverlay = ({ refused, onReload, children }: Props): ReactNode => (
  <OverlayAlert of={refused}>
    <ReloadMessage refused={refused} onReload={onReload && (() => void attempt(onReload))}>
      {children}
    </ReloadMessage>
  </OverlayAlert>
);
