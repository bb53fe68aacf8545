// Tests whose errors stay bounded however often they are looked at. All of them depend on sums alone, so the order of
// the counts is nothing to them, and all are exact: no normal approximation, and so no least number of clicks, is
// needed for their error rate. - M. Lindon, A. Malek: Anytime-Valid Inference for Multinomial Count Data. NeurIPS 2022
// (the test of shares). - H. Robbins: Statistical Methods Related to the Law of the Iterated Logarithm. Ann. Math.
// Statist. 41 (1970), and S. R. Howard, A. Ramdas,   J. McAuliffe, J. Sekhon: Time-uniform, nonparametric,
// nonasymptotic confidence sequences. Ann. Statist. 49 (2021) (the interval of a rate). By Ville's inequality each
// passes the logarithm of 1/α at any time with a probability of at most α while nothing is different.

const STIRLING_FROM = 10;

/** The logarithm of the gamma function, for x > 0, to within 1e-9. */
function logGamma(x: number): number {
  let shift = 0;
  let at = x;
  while (at < STIRLING_FROM) {
    shift -= Math.log(at);
    at += 1;
  }
  const inverse = 1 / at;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1_260 - square / 1_680)));
  return shift + (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series;
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/**
 * How much counts speak against their being shared out evenly, as the logarithm of an e-value: the likelihood ratio of
 * even shares and of shares from a symmetric Dirichlet distribution. The larger `concentration`, the smaller the
 * differences that it looks for: with two counts their share is 1/2 give or take 1/(2·√(2·concentration + 1)).
 */
export function evidenceAgainstEven(counts: readonly number[], concentration: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const cells = counts.length;
  const each = counts.map((count) => logGamma(concentration + count) - logGamma(concentration));
  const all = logGamma(cells * concentration + total) - logGamma(cells * concentration);
  return each.reduce((sum, one) => sum + one, 0) - all + total * Math.log(cells);
}

/**
 * The rates that are expected, as a Beta distribution: about five in a hundred. It makes intervals narrow there and
 * stays valid elsewhere.
 */
const EXPECTED = { yes: 1, no: 19 };
const HALVINGS = 50;

/** The interval that contains a rate at all times at once with a probability of at least 1 - α, after `yes` of `total`. */
export function rateInterval(yes: number, total: number, alpha: number): [low: number, high: number] {
  if (total === 0) return [0, 1];
  const no = total - yes;
  const mixture = logBeta(EXPECTED.yes + yes, EXPECTED.no + no) - logBeta(EXPECTED.yes, EXPECTED.no);
  const likelihood = (rate: number) => (yes === 0 ? 0 : yes * Math.log(rate)) + (no === 0 ? 0 : no * Math.log(1 - rate));
  const isInside = (rate: number) => mixture - likelihood(rate) < Math.log(1 / alpha);
  const bound = (inside: number, outside: number): number => {
    let [near, far] = [inside, outside];
    for (let time = 0; time < HALVINGS; time += 1) {
      const middle = (near + far) / 2;
      if (isInside(middle)) near = middle;
      else far = middle;
    }
    return near;
  };
  return [yes === 0 ? 0 : bound(yes / total, 0), no === 0 ? 1 : bound(yes / total, 1)];
}
