import { flatten } from '#server/features/language/normalise/fold.ts'

export type SchoolLevel = 'INFANTIL' | 'PRIMARIA' | 'SECUNDARIA' | 'PREPARATORIA' | 'UNIVERSIDAD'

const WORDS: readonly (readonly [RegExp, readonly SchoolLevel[]])[] = [
  [
    /(?<![a-z])(?:preescolar|parvulari[oa]|kinder|jardin (?:de (?:ninos|infantes)|infantil|maternal)|nivel inicial|(?:educacion|escuela|ciclo) infantil|guarderia)/,
    ['INFANTIL'],
  ],
  [/(?<![a-z])(?:(?<!atencion |atencio )primaria(?! de salud)|primary school|elementary school)/, ['PRIMARIA']],
  [/(?<![a-z])(?:secundaria|secundari(?=[ ,.;)])|ensenanza media|middle school)(?![a-z])|\beso\b/, ['SECUNDARIA']],
  // In Spain it is taught by those who teach the «ESO»; in Mexico it is what follows the «secundaria».
  [/(?<![a-z])(?:bachillerato|high school)/, ['SECUNDARIA', 'PREPARATORIA']],
  [/(?<![a-z])(?:prepa|preparatoria|media superior|conalep|cbtis|cecyt)(?![a-z])/, ['PREPARATORIA']],
  [/(?<![a-z])(?<!(?:a|para|con) la )(?:universidad|facultad|catedra universitaria|educacion superior)(?![a-z])/, ['UNIVERSIDAD']],
]

/** The levels of school that somebody teaches at, or is asked to teach at. */
export function schoolLevelsIn(text: string): SchoolLevel[] {
  const flat = flatten(text)
  return [...new Set(WORDS.flatMap(([word, levels]) => (word.test(flat) ? levels : [])))]
}

/** Both say at which schools, and none is the same: who teaches children of six has not yet taught those of fourteen. */
export const areOtherSchools = (asked: readonly SchoolLevel[], own: readonly SchoolLevel[] = []): boolean =>
  asked.length > 0 && own.length > 0 && !asked.some((level) => own.includes(level))
