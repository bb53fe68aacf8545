import type { ReactNode } from 'react';
import type { CallError } from './callApi.ts';
import { OverlayAlert } from './OverlayAlert.tsx';
import { ReloadMessage } from './ReloadMessage.tsx';
import { attempt } from './useAction.ts';

type Props = {
  refused: CallError;
  inDialog?: boolean;
  onReload: (() => Promise<unknown>) | undefined;
  /** What the refusal is about, below its message. */
  children?: ReactNode;
};

/** `ReloadAlert` over the screen, where the save button and what was typed may be far from each other. */
export const ReloadOverlay = ({ refused, inDialog = false, onReload, children }: Props): ReactNode => (
  <OverlayAlert of={refused} inDialog={inDialog}>
    <ReloadMessage refused={refused} onReload={onReload && (() => void attempt(onReload))}>
      {children}
    </ReloadMessage>
  </OverlayAlert>
);
