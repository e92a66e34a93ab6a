import type { LanguageLevel } from '#shared/matching/matching.ts'
import { foldName } from '#web/lib/fold-name.ts'

const LEVELS: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['NATIVO', /nativ|matern/],
  ['C1', /c1|avanzad|fluid|alto/],
  ['C2', /c2|biling/],
  ['B2', /b2/],
  ['B1', /b1|intermedi|medio/],
  ['A2', /a2|basic|poco/],
  ['A1', /a1|inicial/],
]

/** «Nivel medio» is about B1: what somebody seems to say of how well they speak a language. */
export function levelIn(text: string): LanguageLevel | null {
  const words = foldName(text)
  return LEVELS.find(([, said]) => said.test(words))?.[0] ?? null
}
