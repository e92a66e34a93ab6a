import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { Finding } from '../types.ts'
import { lineSaying } from './line-saying.ts'

const KINDS =
  '(?: (?:penales|policiales|policiacos|judiciales|criminales|delictivos|disciplinarios|y|e|o|de|este|ano))*'
const PAPER = '(?:papel|papeles|certificado|carta|constancia|hoja|pasado judicial)'
const ASKED = new RegExp(
  `(?<![a-z])(?:sin|no tener|no registrar|carecer de|ausencia de) antecedentes(?! de)|${PAPER} de (?:no )?antecedentes|antecedentes (?:penales|policiales|judiciales)`,
)
/** Who lists the paper holds it; nobody lists one in which something stands. */
const SAID = new RegExp(
  `(?<![a-z])(?:${PAPER} de (?:no )?antecedentes|sin antecedentes(?! de)|no (?:tengo|registro) antecedentes|antecedentes${KINDS},? (?:limpi[oa]s?|negativ[oa]s?|en regla|al dia|vigentes?|en blanco))`,
)

/** «Sin antecedentes» is answered by the paper that says it, whatever each country calls it. */
export const cleanRecord = (asked: string, candidate: PreparedCandidate): Finding =>
  ASKED.test(asked) ? lineSaying(SAID, candidate) : UNKNOWN
