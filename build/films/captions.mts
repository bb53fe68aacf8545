import { endCard, type Film, secondsOf, titleTo } from './film.mts';

const stamp = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** WebVTT captions: they share the time between the title's going and the end card, longer lines standing longer. */
export function captionsOf(film: Film): string {
  const ending = secondsOf(film) - endCard;
  const letters = film.captions.reduce((sum, line) => sum + line.length + 8, 0);
  let from = titleTo;
  const cues = film.captions.map((line) => {
    const to = from + ((ending + 0.6 - titleTo) * (line.length + 8)) / letters;
    const cue = `${stamp(from)} --> ${stamp(to - 0.05)}\n${line}\n`;
    from = to;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
