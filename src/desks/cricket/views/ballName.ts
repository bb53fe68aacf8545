import { type Delivery, isFour, isSix, outsOf, runsOf } from '../rules/delivery.ts';
import { cricketText as text } from '../words.ts';

const runsText = (runs: number): string => `${runs} ${text.runs}`;

/** What a ball's sign in a line of balls stands for, for screen readers: ચોગ્ગો; વાઇડ, 2 રન; વિકેટ. */
export function ballName(ball: Delivery): string {
  const total = runsOf(ball);
  const isOut = outsOf(ball).length > 0;
  const { wides = 0, noballs = 0, byes = 0, legbyes = 0 } = ball.extras ?? {};
  const extra = wides ? text.wides : noballs ? text.noballs : byes ? text.byes : legbyes ? text.legbyes : undefined;
  if (!extra && isSix(ball)) return text.six;
  if (!extra && isFour(ball)) return text.four;
  if (!extra && !isOut && total === 0) return text.dotBall;
  return [isOut && text.wicket, extra, total > 0 && runsText(total)].filter(Boolean).join(', ');
}
