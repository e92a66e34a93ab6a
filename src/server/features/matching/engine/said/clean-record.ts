import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { Finding } from '../types.ts'
import { lineSaying } from './line-saying.ts'

const PAPER = '(?:papel|papeles|certificado|carta|constancia|hoja|pasado judicial)'
/** What stands between the name of a record and what it says: «antecedentes para fines especiales, limpios». */
const OF_IT = '(?:,? (?!no(?![a-z])|con(?![a-z])|un(?![a-z])|una(?![a-z]))[a-z]+){0,9}?'
const NOTHING_STANDS =
  '(?:limpi[oa]s?|negativ[oa]s?|en regla|al dia|vigentes?|en blanco|impecables?|sin (?:observaciones|anotaciones|faltas|multas|infracciones|sanciones|papeletas|partes|novedad(?:es)?))(?![a-z])'

const DRIVER = '(?:record|hoja de vida|historial|antecedentes) (?:del? )?(?:conductor|conducir|manejo|chofer|transito)'

/** Who keeps the debts of others, as each country calls it. */
const DEBTS =
  '(?:infocorp|dicom|equifax|veraz|sentinel|datacredito|asnef|buro(?: de credito)?|central(?:es)? (?:de riesgos?|crediticias?)|boletin comercial|(?<=(?:deudas?|reportes?|morosidad|castigos) [a-z ]{1,12})sistema financiero)'

const NO_DEBTS = new RegExp(
  `(?<![a-z])(?:sin|no)(?: [a-z]+){0,6} ${DEBTS}(?![a-z])|(?<![a-z])${DEBTS} (?:limpi[oa]|sano)`,
)

/** Whoever looks others up there names it too, so that its name alone answers nothing. */
export const asksForNoDebts = (asked: string): boolean => NO_DEBTS.test(asked)

/** Records in which nothing may stand: how ads ask for them, and how CVs say that nothing does. */
const RECORDS: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [
    NO_DEBTS,
    new RegExp(
      `(?<![a-z])(?:sin|no (?:tengo|registro|estoy|figuro|presento|mantengo|cuento con))(?: (?!experiencia|conocimiento)[a-z]+){0,5} ${DEBTS}(?![a-z])|(?<![a-z])${DEBTS}:? (?:sin deudas|${NOTHING_STANDS})`,
    ),
  ],
  [
    new RegExp(`${DRIVER}[a-z]*(?! de \\d)`),
    new RegExp(`(?<![a-z])(?:${DRIVER}[a-z]*|record)(?: [a-z]+){0,3}?,? ${NOTHING_STANDS}`),
  ],
  [
    /(?<![a-z])inhabilidad(?:es)?(?![a-z])/,
    new RegExp(`(?<![a-z])(?:sin inhabilidad|inhabilidad(?:es)?${OF_IT},? ${NOTHING_STANDS})`),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:sin|no tener|no registrar|carecer de|ausencia de) antecedentes(?! de)|${PAPER} de (?:no )?antecedentes|antecedentes (?:penales|policiales|judiciales)`,
    ),
    // Who lists the paper holds it; nobody lists one in which something stands.
    new RegExp(
      `(?<![a-z])(?:${PAPER} de (?:no )?antecedentes|sin antecedentes(?! de)|no (?:tengo|registro) antecedentes|antecedentes${OF_IT},? ${NOTHING_STANDS})`,
    ),
  ],
]

/** «Sin antecedentes» is answered by the paper that says it, whatever each country calls it. */
export function cleanRecord(asked: string, candidate: PreparedCandidate): Finding {
  const record = RECORDS.find(([wanted]) => wanted.test(asked))
  if (!record) return UNKNOWN
  const { lines, denials = [], texts } = candidate
  // «No tengo deudas» denies what may not be there.
  return lineSaying(record[1], { lines: { ...lines, facts: [...lines.facts, ...denials] }, texts })
}
