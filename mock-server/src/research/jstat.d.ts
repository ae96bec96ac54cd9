/** As much of jstat as the tests need: the distribution functions. */
declare module 'jstat' {
  interface Distributions {
    readonly normal: {
      cdf(value: number, mean: number, sd: number): number;
      inv(p: number, mean: number, sd: number): number;
    };
    readonly studentt: { cdf(value: number, freedom: number): number };
    readonly chisquare: { cdf(value: number, freedom: number): number };
    gammaln(value: number): number;
  }
  const jstat: { readonly jStat: Distributions };
  export default jstat;
}
