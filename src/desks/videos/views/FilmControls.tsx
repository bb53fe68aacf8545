import { clsx } from 'clsx';
import { createMediaStore, type MediaState, type MediaStore } from 'media-chrome/dist/media-store/media-store.js';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { clockLength } from '../films/duration.ts';
import { videoText } from '../words.ts';
import styles from './Player.module.css';
import { PlayerIcon, type PlayerIconName } from './PlayerIcon.tsx';

type Props = {
  frame: RefObject<HTMLDivElement | null>;
  film: RefObject<HTMLVideoElement | null>;
  onPlay: () => Promise<void>;
};

/** The controls hide after this time without interaction during playback. */
const HIDE_AFTER_MS = 2500;
const WAKING = ['pointermove', 'pointerdown', 'click', 'focusin', 'keydown'];
const STEP_SECONDS = 5;
const SPEEDS: readonly number[] = [1, 1.25, 1.5, 2];

/**
 * The player's controls. State and requests use media-chrome's store, which handles browser differences for full screen, captions and
 * picture in picture. Its elements add inline styles, which the Content Security Policy blocks, so the buttons are our own.
 */
export function FilmControls({ frame, film, onPlay }: Props) {
  const store = useRef<MediaStore>(undefined);
  const [state, setState] = useState<Partial<MediaState>>({});
  const [awake, setAwake] = useState(true);

  useEffect(() => {
    const made = createMediaStore({ media: film.current, fullscreenElement: frame.current, options: { defaultSubtitles: true } });
    store.current = made;
    return made.subscribe(setState);
  }, [film, frame]);

  useHiding(frame, film, setAwake);

  const ask = (type: string, detail?: unknown) => store.current?.dispatch({ type, detail });
  const paused = state.mediaPaused ?? false;
  const now = state.mediaCurrentTime ?? 0;
  const end = state.mediaDuration && Number.isFinite(state.mediaDuration) ? state.mediaDuration : 0;
  const silent = state.mediaVolumeLevel === 'off';
  const captioned = (state.mediaSubtitlesShowing ?? []).length > 0;
  const speed = state.mediaPlaybackRate ?? 1;
  const full = state.mediaIsFullscreen ?? false;
  const toggle = () => (paused ? void onPlay() : ask('mediapauserequest'));
  const seek = (to: number) => {
    const at = Math.min(end, Math.max(0, to));
    // Updates the state before the video reports it; otherwise the slider jumps back during a drag.
    setState((before) => ({ ...before, mediaCurrentTime: at }));
    ask('mediaseekrequest', at);
  };

  const onKey = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      m: () => ask(silent ? 'mediaunmuterequest' : 'mediamuterequest'),
      f: () => ask(full ? 'mediaexitfullscreenrequest' : 'mediaenterfullscreenrequest'),
      k: toggle,
      ArrowLeft: () => seek(now - STEP_SECONDS),
      ArrowRight: () => seek(now + STEP_SECONDS),
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  return (
    // Keys work whichever button has the focus; each of them also has its own button.
    <div
      className={styles.controls}
      data-awake={awake || paused ? '' : undefined}
      onKeyDown={onKey}
      role="toolbar"
      aria-label={videoText.player}
    >
      <input
        className={styles.seek}
        type="range"
        min={0}
        max={end || 1}
        step={0.1}
        value={Math.min(now, end || 1)}
        aria-label={videoText.seek}
        aria-valuetext={`${clockLength(now)} / ${clockLength(end)}`}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <div className={styles.buttons}>
        <IconButton icon={paused ? 'play' : 'pause'} name={paused ? videoText.play : videoText.pause} onPress={toggle} autoFocus />
        <IconButton
          icon={silent ? 'silent' : 'sound'}
          name={silent ? videoText.unmute : videoText.mute}
          onPress={() => ask(silent ? 'mediaunmuterequest' : 'mediamuterequest')}
        />
        <span className={styles.time}>
          {clockLength(now)} / {clockLength(end)}
        </span>
        <IconButton
          icon="captions"
          name={videoText.captions}
          pressed={captioned}
          onPress={() => ask('mediatogglesubtitlesrequest', !captioned)}
        />
        <button
          type="button"
          className={clsx(styles.press, styles.speed)}
          onClick={() => ask('mediaplaybackraterequest', SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length])}
        >
          <span className="sr-only">{videoText.speed}: </span>
          {speed}×
        </button>
        {state.mediaPipUnavailable === undefined && (
          <span className={styles.wideOnly}>
            <IconButton
              icon="pip"
              name={videoText.pictureInPicture}
              pressed={state.mediaIsPip ?? false}
              onPress={() => ask(state.mediaIsPip ? 'mediaexitpiprequest' : 'mediaenterpiprequest')}
            />
          </span>
        )}
        {state.mediaFullscreenUnavailable === undefined && (
          <IconButton
            icon={full ? 'leaveFull' : 'full'}
            name={full ? videoText.leaveFullScreen : videoText.fullScreen}
            onPress={() => ask(full ? 'mediaexitfullscreenrequest' : 'mediaenterfullscreenrequest')}
          />
        )}
      </div>
    </div>
  );
}

type IconButtonProps = { icon: PlayerIconName; name: string; onPress: () => void; pressed?: boolean; autoFocus?: boolean };

/** A button of the player; the first one gets the focus from the start button that it replaces. */
function IconButton({ icon, name, onPress, pressed, autoFocus = false }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (autoFocus) button.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <button ref={button} type="button" className={styles.press} onClick={onPress} aria-pressed={pressed} aria-label={name} title={name}>
      <PlayerIcon name={icon} />
    </button>
  );
}

/** Shows the controls on every touch or move and hides them after a while; a mouse click on the video plays or pauses it. */
function useHiding(frame: Props['frame'], film: Props['film'], setAwake: (awake: boolean) => void): void {
  useEffect(() => {
    const box = frame.current;
    const video = film.current;
    if (!box || !video) return;
    let timer = 0;
    let isHidden = false;
    const hide = (hidden: boolean) => {
      isHidden = hidden;
      setAwake(!hidden);
    };
    const wake = (event?: Event) => {
      // Shown while the finger is still down, a button would take its press.
      if (isHidden && event instanceof PointerEvent && event.type !== 'click' && event.pointerType === 'touch') return;
      hide(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => hide(true), HIDE_AFTER_MS);
    };
    const pressFilm = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      if (video.paused) void video.play().catch(() => undefined);
      else video.pause();
    };
    for (const type of WAKING) box.addEventListener(type, wake);
    video.addEventListener('pointerup', pressFilm);
    wake();
    return () => {
      clearTimeout(timer);
      for (const type of WAKING) box.removeEventListener(type, wake);
      video.removeEventListener('pointerup', pressFilm);
    };
  }, [frame, film, setAwake]);
}
