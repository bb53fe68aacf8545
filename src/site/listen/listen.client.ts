import { showToast } from '../reader/showToast.client.ts';
import { follow, mark, unmark } from './highlight.client.ts';
import { nowPlaying } from './nowPlaying.client.ts';
import { openPlayerBar } from './playerBar.client.ts';
import { type Sentence, sentencesOf, wordIn } from './sentences.client.ts';
import { listenText } from './words.ts';

/** Browsers fetch their list of voices late. */
const VOICES_WITHIN_MS = 1_500;
const SPEEDS = [1, 1.25, 1.5, 0.75];

let current: { story: Element; stop: () => void } | undefined;

/** Reads the story of a button aloud; says why not where the device has no voice for it. Pressed again, it stops. */
export async function listenTo(button: HTMLElement): Promise<void> {
  const story = button.closest<HTMLElement>('[data-story]');
  if (!story) return;
  if (current?.story === story) return current.stop();
  if (!('speechSynthesis' in window)) return showToast(listenText.noSpeech);
  const language = story.lang || document.documentElement.lang;
  const voice = await findVoice(language);
  if (!voice) return showToast(listenText.noVoice);
  current?.stop();
  speakStory(button, story, sentencesOf(story, language), voice);
}

async function findVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
  const find = () => speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language));
  const isListed = speechSynthesis.getVoices().length > 0;
  if (isListed) return find();
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, VOICES_WITHIN_MS);
  });
  return find();
}

/**
 * Speaks sentence by sentence. A pause cancels and begins the sentence again later: `speechSynthesis.pause()` does not work on Android.
 */
function speakStory(opener: HTMLElement, story: Element, sentences: readonly Sentence[], voice: SpeechSynthesisVoice): void {
  let at = 0;
  let speed = 0;
  let isPlaying = true;
  // What is cancelled still ends, and must not start the next sentence.
  let turn = 0;

  const say = () => {
    const own = ++turn;
    speechSynthesis.cancel();
    const sentence = sentences[at];
    if (!sentence) return stop();
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    Object.assign(utterance, { voice, lang: voice.lang, rate: SPEEDS[speed] ?? 1 });
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (own === turn && name === 'word') mark(sentence.range, wordIn(sentence, charIndex, charLength));
    };
    utterance.onend = () => {
      if (own !== turn) return;
      at += 1;
      say();
    };
    utterance.onerror = ({ error }) => {
      if (own !== turn || error === 'canceled' || error === 'interrupted') return;
      play(false);
      showToast(listenText.failed);
    };
    mark(sentence.range);
    follow(sentence.range);
    speechSynthesis.speak(utterance);
  };

  const play = (plays: boolean) => {
    isPlaying = plays;
    if (plays) nowPlaying.set(bar);
    bar.showPlaying(plays);
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = plays ? 'playing' : 'paused';
    if (plays) return say();
    turn += 1;
    speechSynthesis.cancel();
  };
  const go = (to: number) => {
    at = Math.min(Math.max(0, to), sentences.length - 1);
    play(true);
  };
  const stop = () => {
    turn += 1;
    speechSynthesis.cancel();
    unmark();
    bar.remove();
    forget();
    releaseSession();
    removeEventListener('pagehide', stop);
    current = undefined;
  };
  const controls = {
    toggle: () => play(!isPlaying),
    previous: () => go(at - 1),
    next: () => go(at + 1),
    faster: () => {
      speed = (speed + 1) % SPEEDS.length;
      if (isPlaying) say();
      return SPEEDS[speed] ?? 1;
    },
    stop,
  };
  const bar = openPlayerBar(controls, opener);
  const forget = nowPlaying.listen((other) => {
    if (isPlaying && other !== bar) play(false);
  });
  current = { story, stop };
  addEventListener('pagehide', stop);
  const releaseSession = holdSession(story.querySelector('h1')?.textContent ?? document.title, [
    ['play', () => play(true)],
    ['pause', () => play(false)],
    ['previoustrack', controls.previous],
    ['nexttrack', controls.next],
    ['stop', stop],
  ]);
  play(true);
}

/** Keys of headphones and the lock screen steer the voice. Returns how to give them back. */
function holdSession(title: string, handlers: readonly [MediaSessionAction, () => void][]): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const { mediaSession } = navigator;
  const set = (action: MediaSessionAction, handler: (() => void) | null) => {
    try {
      mediaSession.setActionHandler(action, handler);
    } catch (error) {
      console.info(`The media session has no ${action}:`, error);
    }
  };
  mediaSession.metadata = new MediaMetadata({ title });
  for (const [action, handler] of handlers) set(action, handler);
  return () => {
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
    for (const [action] of handlers) set(action, null);
  };
}
