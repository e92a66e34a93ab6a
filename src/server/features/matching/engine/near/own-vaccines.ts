import { flatten } from '#server/features/language/normalise/fold.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { Judge } from '../kinds/kind.ts'
import { linesSaying } from '../said/line-saying.ts'
import type { Finding } from '../types.ts'

/** «Esquema de vacunación completo», «carné de vacunas»: those that somebody has had, and not those that they give. */
const ASKED =
  /(?<![a-z])(?:esquema|carnet?|cartilla|libreta|certificado|constancia|comprobante|calendario)(?: [a-z]+){0,3} vacun[a-z]+|(?<![a-z])vacun(?:as|acion) (?:completas?|vigentes?|al dia|contra|de (?:hepatitis|covid|influenza|tetano))/
const HELD =
  /(?<![a-z])(?:(?:esquema|carnet?|cartilla|libreta|certificado|constancia|comprobante|calendario)(?: [a-z]+){0,3} vacun[a-z]+|vacunad[oa](?![a-z])|vacun(?:as|acion) (?:completas?|vigentes?|al dia|contra|de (?:hepatitis|covid|influenza|tetano))|(?:tengo|con) (?:todas )?(?:mis |las )?vacunas)/
const NOT_YET = /(?<![a-z])(?:incomplet|me falta|falta(?:n)? |pendiente|en tramite)/
const AT_WORK = /^experience\./

export const asksForVaccines = (text: string): boolean => ASKED.test(flatten(text))

/** Who vaccinates others says nothing of their own. */
export function ownVaccines(text: string, own: Judge): Judge {
  return {
    ...own,
    judge: heldBy,
    describe: ({ lapsed }) =>
      lapsed
        ? `Piden «${text}». El CV lo nombra como algo que todavía no está completo: por eso cuenta en parte.`
        : `Piden «${text}», y el CV lo dice.`,
    nearest: () => [],
    doneIn: () => 'certifications',
    advise: ({ value }) => (value === 1 ? null : `Si tienes «${text}», dilo en tu CV.`),
  }
}

function heldBy(candidate: PreparedCandidate): Finding {
  const [said] = [...linesSaying(HELD, candidate)].filter(({ source }) => !AT_WORK.test(source.cv_path))
  if (!said) return UNKNOWN
  const lapsed = NOT_YET.test(said.match.input)
  return { ...UNKNOWN, value: lapsed ? EVIDENCE_VALUE.lapsed : 1, sources: [said.source], ...(lapsed && { lapsed }) }
}
