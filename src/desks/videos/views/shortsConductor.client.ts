import { nowPlaying } from '../../../site/listen/nowPlaying.client.ts';
import { addressHere } from '../../../site/reader/addressHere.client.ts';
import { addStyles, fetchPage } from '../../../site/reader/fetchPage.client.ts';
import { onPageSeen } from '../../../site/reader/pageSeen.client.ts';

/** The state for the buttons: of the visible short, and whether sound is on. */
export type ShortsState = { address: string; title: string; playing: boolean; sound: boolean; first: boolean; last: boolean };

export type Conductor = { go: (steps: 1 | -1) => void; togglePlay: () => void; toggleSound: () => void; stop: () => void };

/** The visible fraction at which a short counts as visible. */
const IN_SIGHT = 0.6;
/** In per cent of the picture's height. */
const CAPTIONS_FROM_TOP = 72;
/** Limits memory on phones and the length of the page. */
const MAX_SHORTS = 40;
const SOUND = 'shorts-sound';

/** Storage may be blocked; the choice then holds for this page only. */
function remembered(): boolean {
  try {
    return localStorage.getItem(SOUND) === 'on';
  } catch {
    return false;
  }
}

function remember(sound: boolean): void {
  try {
    localStorage.setItem(SOUND, sound ? 'on' : 'off');
  } catch {
    return;
  }
}

const filmOf = (clip: Element | undefined): HTMLVideoElement | null => clip?.querySelector('video') ?? null;

/** Moves captions above the title at the bottom of the picture. */
function liftCaptions(film: HTMLVideoElement): void {
  for (const track of film.textTracks) {
    for (const cue of track.cues ?? []) {
      if (!(cue instanceof VTTCue)) continue;
      cue.snapToLines = false;
      cue.line = CAPTIONS_FROM_TOP;
    }
  }
}

/**
 * Plays the shorts of a viewer: only the visible one, with the reader's sound setting, and preloads the next one. None plays while the page
 * is hidden or the viewer is out of view. Readers who prefer reduced motion start each one themselves.
 */
export function conductShorts(viewer: HTMLElement, tell: (state: ShortsState) => void): Conductor {
  const list = viewer.querySelector<HTMLElement>('[data-clips]') ?? viewer;
  const ending = new AbortController();
  const { signal } = ending;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let clips: HTMLElement[] = [];
  let current: HTMLElement | undefined;
  let wanted = !calm.matches;
  let sound = remembered();
  /** Browsers block sound before the first interaction with the page. */
  let silenced = false;
  let fetching = false;
  let isAllThere = false;

  const print = () => {
    const at = current ? clips.indexOf(current) : -1;
    const film = filmOf(current);
    tell({
      address: current?.dataset['short'] ?? '',
      title: current?.dataset['title'] ?? '',
      playing: film !== null && !film.paused,
      sound: sound && !silenced,
      first: at <= 0,
      last: at === clips.length - 1,
    });
  };

  const setSound = () => {
    for (const clip of clips) {
      const film = filmOf(clip);
      if (film) film.muted = !sound || silenced;
    }
  };

  const play = async () => {
    const clip = current;
    const film = filmOf(clip);
    if (!film || !wanted || document.hidden) return;
    try {
      await film.play();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'NotAllowedError') || film.muted) return print();
      silenced = true;
      setSound();
      await film.play().catch(() => undefined);
    }
    // Another short has become visible meanwhile.
    if (clip !== current) film.pause();
    print();
  };

  const pauseAll = (but?: HTMLElement) => {
    for (const clip of clips) if (clip !== but) filmOf(clip)?.pause();
  };

  const show = (clip: HTMLElement) => {
    if (clip === current) return void play();
    // Also closes a YouTube frame.
    nowPlaying.set(clip);
    pauseAll(clip);
    const isFirst = current === undefined;
    current = clip;
    wanted = isFirst ? wanted : !calm.matches;
    const film = filmOf(clip);
    if (film && !isFirst) film.currentTime = 0;
    const address = clip.dataset['short'];
    if (address && !isFirst) {
      history.replaceState(history.state, '', addressHere(address));
      document.title = clip.dataset['title'] ?? document.title;
      onPageSeen(location.pathname);
    }
    const at = clips.indexOf(clip);
    const next = filmOf(clips[at + 1]);
    if (next && next.preload === 'none') next.preload = 'auto';
    if (at >= clips.length - 3) void fetchMore();
    print();
    void play();
  };

  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (isIntersecting && intersectionRatio >= IN_SIGHT) show(target);
        else if (target === current || intersectionRatio < IN_SIGHT) filmOf(target)?.pause();
      }
    },
    { threshold: [0, IN_SIGHT] },
  );

  const adopt = (results: HTMLElement[]) => {
    for (const clip of results) {
      clips.push(clip);
      const film = filmOf(clip);
      if (film) {
        film.controls = false;
        film.muted = !sound || silenced;
        const line = clip.querySelector<HTMLElement>('[data-played]');
        const render = () => line?.style.setProperty('scale', `${film.duration > 0 ? film.currentTime / film.duration : 0} 1`);
        film.querySelector('track')?.addEventListener('load', () => liftCaptions(film), { signal });
        liftCaptions(film);
        for (const type of ['play', 'pause']) film.addEventListener(type, print, { signal });
        film.addEventListener('timeupdate', render, { signal });
        film.addEventListener('click', () => togglePlay(), { signal });
      }
      watcher.observe(clip);
    }
  };

  /** Loads more shorts from the page of the last one, so that shorts are rendered in one way only. */
  const fetchMore = async () => {
    const last = clips.at(-1)?.dataset['short'];
    if (fetching || isAllThere || !last || clips.length >= MAX_SHORTS) return;
    fetching = true;
    try {
      const page = await fetchPage(last);
      const shown = new Set(clips.map((clip) => clip.dataset['short']));
      const results = [...(page?.querySelectorAll<HTMLElement>('[data-short]') ?? [])].filter((clip) => !shown.has(clip.dataset['short']));
      isAllThere = page !== undefined && results.length === 0;
      if (page && results.length > 0) await addStyles(page);
      for (const clip of results) list.append(document.adoptNode(clip));
      adopt(results);
      list.dispatchEvent(new Event('islands-added', { bubbles: true }));
      print();
    } catch (error) {
      // The loaded shorts still work; the next attempt follows with the next short.
      console.info('The following shorts could not be fetched:', error);
    } finally {
      fetching = false;
    }
  };

  const go: Conductor['go'] = (steps) => {
    const to = clips[(current ? clips.indexOf(current) : 0) + steps];
    if (to) list.scrollTo({ top: to.offsetTop - (clips[0]?.offsetTop ?? 0), behavior: calm.matches ? 'instant' : 'smooth' });
  };
  const togglePlay = () => {
    const film = filmOf(current);
    if (!film) return;
    wanted = film.paused;
    if (wanted) void play();
    else film.pause();
  };
  const toggleSound = () => {
    sound = silenced || !sound;
    silenced = false;
    remember(sound);
    setSound();
    print();
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Fields, dialogs and menus take their keys themselves.
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [popover]')) return;
    const onControl = event.target instanceof Element && event.target.closest('button, a, summary, iframe') !== null;
    const acts: Record<string, () => void> = {
      ArrowDown: () => go(1),
      ArrowUp: () => go(-1),
      m: toggleSound,
      ...(onControl ? {} : { ' ': togglePlay }),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onHidden = () => {
    if (document.hidden) pauseAll();
    else void play();
  };
  /** The first touch turns the sound back on, if the reader had it on. */
  const onTouch = (event: Event) => {
    if (!silenced || (event.target instanceof Element && event.target.closest('button'))) return;
    silenced = false;
    setSound();
    print();
  };

  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('visibilitychange', onHidden, { signal });
  viewer.addEventListener('pointerup', onTouch, { signal });
  adopt([...list.querySelectorAll<HTMLElement>('[data-short]')]);
  viewer.dataset['shorts'] = 'conducted';
  return {
    go,
    togglePlay,
    toggleSound,
    stop: () => {
      ending.abort();
      watcher.disconnect();
      pauseAll();
      clips = [];
    },
  };
}
