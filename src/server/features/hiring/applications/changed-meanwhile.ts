import { inWords } from '#shared/core/time.ts'
import type { StepKind } from '#shared/hiring/application.ts'

interface LastMove {
  actor_name: string | null
  /** By the person who applied. */
  is_own: boolean
  stage: string | null
  kind: StepKind
  at: Date
}

const NOBODY = 'Alguien'

/** What its person did themself. */
const OWN: Partial<Record<StepKind, string>> = {
  WITHDRAWN: 'La persona retiró esta postulación',
  HIRED: 'La persona aceptó la oferta',
  RESTORED: 'La persona no aceptó la oferta',
}

/** What somebody of the team did with «esta postulación». */
const TEAM: Partial<Record<StepKind, [did: string, how: string]>> = {
  REJECTED: ['marcó', ' como no seleccionada'],
  HELD: ['dejó', ' en espera'],
  RESUMED: ['recuperó', ''],
  RESTORED: ['recuperó', ''],
}

/** «Laura movió esta postulación a Entrevista hace 10 segundos.» */
export function changedMeanwhile({ actor_name, is_own, stage, kind, at }: LastMove, now: Date): string {
  const when = `hace ${inWords((now.getTime() - at.getTime()) / 1000)}`
  const own = is_own && OWN[kind]
  if (own) return `${own} ${when}.`
  const [did, how] = TEAM[kind] ?? ['movió', stage ? ` a ${stage}` : '']
  return `${actor_name ?? NOBODY} ${did} esta postulación${how} ${when}.`
}
