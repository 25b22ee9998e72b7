/**
 * The value that a Student variable with `df` degrees of freedom exceeds in absolute terms with probability `tails`.
 * G. W. Hill, "Algorithm 396: Student's t-quantiles", CACM 13 (1970); exact for 1 and 2 degrees, six digits from 3 on.
 */
export function studentT(df: number, tails = 0.05): number {
  if (!(df >= 1)) throw new RangeError('degrees of freedom begin at 1');
  if (df === 1) return 1 / Math.tan((tails * Math.PI) / 2);
  if (df === 2) return Math.sqrt(2 / (tails * (2 - tails)) - 2);
  const a = 1 / (df - 0.5);
  const b = (48 / a) * (1 / a);
  let c = ((20700 / b) * a - 98) * a - 16;
  c = c * a + 96.36;
  const d = ((94.5 / (b + c) - 3) / b + 1) * Math.sqrt((a * Math.PI) / 2) * df;
  let x = d * tails;
  let y = x ** (2 / df);
  if (y > 0.05 + a) {
    x = normalQuantile(tails / 2);
    y = x * x;
    if (df < 5) c += 0.3 * (df - 4.5) * (x + 0.6);
    c = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + c;
    y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x;
    y = Math.expm1(a * y * y);
  } else {
    y = ((1 / (((df + 6) / (df * y) - 0.089 * d - 0.822) * (df + 2) * 3) + 0.5 / (df + 4)) * y - 1) * ((df + 1) / (df + 2)) + 1 / y;
  }
  return Math.sqrt(df * y);
}

/** P. J. Acklam's rational approximation of the normal quantile below one half; relative error under 1.2e-9. */
function normalQuantile(p: number): number {
  const central = p >= 0.02425;
  if (!central) {
    const q = Math.sqrt(-2 * Math.log(p));
    return (
      (((((-7.784894002430293e-3 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) * q + 4.374664141464968) * q +
        2.938163982698783) /
      ((((7.784695709041462e-3 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) * q + 1)
    );
  }
  const q = p - 0.5;
  const r = q * q;
  return (
    ((((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r - 30.66479806614716) * r +
      2.506628277459239) *
      q) /
    (((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r - 13.28068155288572) * r + 1)
  );
}
