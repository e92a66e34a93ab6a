/** What a test, a check or a program said, and where. */
export interface Told {
  where: string
  message: string
}

/** One part of the run: the checks, the tests of one runner. */
export interface PartResult {
  passed: number
  failures: Told[]
  /** Passed, but not at the first try; not counted in `passed`. */
  second_tries?: Told[]
}

export interface Verdict {
  passed: number
  failures: Told[]
  /** Forgiven, and named all the same. */
  second_tries: Told[]
}

/** Whatever races for a test races for people; one chance event a run is forgiven, two are none. */
const FORGIVEN_SECOND_TRIES = 1

export function verdictOf(parts: readonly PartResult[]): Verdict {
  const passed = parts.reduce((sum, part) => sum + part.passed, 0)
  const failures = parts.flatMap((part) => part.failures)
  const second_tries = parts.flatMap((part) => part.second_tries ?? [])
  if (second_tries.length <= FORGIVEN_SECOND_TRIES)
    return { passed: passed + second_tries.length, failures, second_tries }
  const unforgiven = second_tries.map(({ where, message }) => ({
    where: `${where} (passed only at its second try, one of ${second_tries.length})`,
    message,
  }))
  return { passed, failures: [...failures, ...unforgiven], second_tries: [] }
}

const SHOWN_LINES = 14
const SHOWN_LETTERS = 1500
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals colour text with exactly these.
const COLOURS = /\u001b\[[0-9;]*m/g

/** The end of what `npm test` prints; the last line says how many, alone. */
export function linesOf({ passed, failures, second_tries }: Verdict, seed: number): string[] {
  return [
    ...named('Passed only at a second try; another one would have failed the run:', second_tries),
    ...named('Failed:', failures),
    ...(failures.length > 0 ? ['', `SEED=${seed} npm test plays the same chance again.`] : []),
    '',
    `${passed} passed, ${failures.length} failed`,
  ]
}

function named(title: string, list: readonly Told[]): string[] {
  return list.length === 0 ? [] : ['', title, ...list.flatMap(linesOfOne)]
}

function linesOfOne({ where, message }: Told): string[] {
  const plain = message.replaceAll(COLOURS, '').trim().slice(0, SHOWN_LETTERS)
  const lines = plain.split('\n').slice(0, SHOWN_LINES)
  return [`- ${where}`, ...lines.map((line) => `    ${line}`)]
}
