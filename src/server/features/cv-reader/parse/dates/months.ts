/** By number, as Spanish, English, Portuguese, Galician, Catalan and Basque write them: no capitals, no accents. */
const MONTHS: readonly string[] = [
  'ene(?:ro)?|jan(?:uary|eiro)?|gen(?:er)?|xan(?:eiro)?|urtarrila?',
  'feb(?:rero|ruary|reiro|rer)?|fev(?:ereiro)?|otsaila?',
  // «La Mulata del Mar 2023» is by the sea.
  'mar(?:zo|ch|co|txoa?|c)|(?<!(?:del|el|la|al) )mar',
  'abr(?:il)?|apr(?:il)?|apirila?',
  'may(?:o)?|mai(?:o|g|atza?)?',
  'jun(?:io|e|ho|y)?|xun(?:o)?|ekaina?',
  'jul(?:iol?|y|ho)?|xul(?:lo)?|uztaila?',
  'ago(?:sto?)?|aug(?:ust)?|abuztua?',
  'sept?(?:iembre|ember)?|set(?:iembre|embr[eo])?|iraila?',
  'oct(?:ubre|ober)?|out(?:ubro)?|urria?',
  'nov(?:iembre|embr[eo]|ember)?|azaroa?',
  // «Des de 2018» says since when.
  "dic(?:iembre)?|dec(?:ember|embro)?|dez(?:embro)?|desembre|des(?=\\.| \\d|[-/’'])|abendua?",
]

/** Any of them, as a part of a pattern. */
export const MONTH = `(?:${MONTHS.join('|')})`
const PATTERNS = MONTHS.map((names) => new RegExp(`^(?:${names.replace(/\(\?=[^)]*\)/, '')})$`))

/** 1 to 12, or 0 for a word that names none. */
export const monthOf = (word: string): number => PATTERNS.findIndex((pattern) => pattern.test(word)) + 1
