import type { JobPreferences } from '#shared/accounts/users.ts'
import { currencySign } from '#shared/core/money.ts'
import type { CvWishes } from '#shared/cvs/cv-imports.ts'
import { availabilityWords, modalityWords, salaryPeriodWords } from '#shared/words/work.ts'
import { amountWords } from '#web/lib/money.ts'

type Wishes = Omit<CvWishes, 'is_net'>
export type WishKey = keyof Wishes

/** Something that the CV says and the preferences do not. */
export interface WishRow {
  key: WishKey
  label: string
  /** What the preferences say instead; empty where they say nothing. */
  now: string
}

/** How each is said in a line; empty for what was left open. */
const sentences: { [K in WishKey]: (value: Wishes[K]) => string } = {
  min_salary: (pay) =>
    pay
      ? `Quieres ganar desde ${amountWords(pay.amount, pay.currency)} ${currencySign(pay.currency)} ${salaryPeriodWords[pay.period]}`
      : '',
  availability: (when) => (when ? `Puedes empezar: ${availabilityWords[when].toLowerCase()}` : ''),
  relocate: (would) => (would ? 'Cambiarías de ciudad o país' : ''),
  modalities: (ways) =>
    ways.length > 0 ? `Buscas trabajo ${ways.map((way) => modalityWords[way].toLowerCase()).join(' o ')}` : '',
}

function rowOf<K extends WishKey>(key: K, wishes: Wishes, preferences: Wishes): WishRow[] {
  const [label, now] = [sentences[key](wishes[key]), sentences[key](preferences[key])]
  return label === '' || label === now ? [] : [{ key, label, now }]
}

const KEYS: readonly WishKey[] = ['min_salary', 'availability', 'relocate', 'modalities']

export const wishRows = (wishes: CvWishes, preferences: JobPreferences): WishRow[] =>
  KEYS.flatMap((key) => rowOf(key, wishes, preferences))

/** The preferences with what the person chose of the CV; all else stays. */
export function withWishes(preferences: JobPreferences, wishes: CvWishes, chosen: readonly WishKey[]): JobPreferences {
  return { ...preferences, ...Object.fromEntries(chosen.map((key) => [key, wishes[key]])) }
}
