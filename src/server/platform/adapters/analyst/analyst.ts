/**
 * Whoever reads an ad beside the rules. It only points at words of the ad: what it says otherwise is nowhere kept or
 * shown, so a text that gives it orders gains nothing. Nothing about a person is ever given to it.
 */
export interface Analyst {
  /** Passages of the ad, letter by letter, in which it sees something asked for; nothing when it fails. */
  pointOut(ad: string): Promise<string[]>
}

/** The rules in the process read everything: nobody outside is asked. */
export const NO_ANALYST: Analyst = { pointOut: async () => [] }

const MOST = 20
const SHORTEST = 3
const LONGEST = 200

/** Of what a model answered, what really stands in the ad, each once. */
export function passagesIn(ad: string, said: readonly string[]): string[] {
  const passages = said
    .map((one) => one.trim())
    .filter((one) => one.length >= SHORTEST && one.length <= LONGEST && !one.includes('\n') && ad.includes(one))
  return [...new Set(passages)].slice(0, MOST)
}
