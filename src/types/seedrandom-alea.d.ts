declare module 'seedrandom/lib/alea.js' {
  import type seedrandom from 'seedrandom';

  type S = seedrandom.State.Alea;
  interface Alea {
    (seed: string, options: { state: true | S }): seedrandom.StatefulPRNG<S>;
    (seed: string, options?: { state?: false }): seedrandom.PRNG;
  }
  const alea: Alea;
  export default alea;
}
