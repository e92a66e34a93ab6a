/** How much of a long test runs: little in every run, all of it with `SOAK=1 npm test`. */
export function soak<T>(quick: T, full: T): T {
  return process.env.SOAK === '1' ? full : quick
}
