import { Component, type ReactNode } from 'react';
import { DownloadError } from '../lazyScreen.tsx';
import { newsroomWords } from '../words.ts';
import { DownloadMessage } from './DownloadMessage.tsx';
import { ScreenMessage } from './ScreenMessage.tsx';

type Props = { /** The address of the screen; a new address resets the error. */ address: string; children: ReactNode };
type State = { error?: unknown };

/** Shows a message instead of a screen that fails to render, and keeps the menu and the app bar. */
export class ScreenErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidUpdate(before: Props): void {
    if (before.address !== this.props.address && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof DownloadError) return <DownloadMessage />;
    return (
      <ScreenMessage
        title={newsroomWords.screenFailed}
        text={newsroomWords.screenFailedText}
        details={error instanceof Error ? error.message : String(error)}
        onTryAgain={() => this.setState({ error: undefined })}
      />
    );
  }
}
