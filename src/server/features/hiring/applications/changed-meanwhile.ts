import { inWords } from '#shared/core/time.ts'
import type { StepKind } from '#shared/hiring/application.ts'

interface LastMove {
  actor_name: string | null
  stage: string | null
  kind: StepKind
  at: Date
}

const NOBODY = 'Alguien'

/** «Laura movió esta postulación a Entrevista hace 10 segundos.» */
export function changedMeanwhile({ actor_name, stage, kind, at }: LastMove, now: Date): string {
  const who = actor_name ?? NOBODY
  const when = `hace ${inWords((now.getTime() - at.getTime()) / 1000)}`
  if (kind === 'WITHDRAWN') return `La persona retiró esta postulación ${when}.`
  if (kind === 'REJECTED') return `${who} marcó esta postulación como no seleccionada ${when}.`
  if (kind === 'HELD') return `${who} dejó esta postulación en espera ${when}.`
  if (kind === 'RESUMED' || kind === 'RESTORED') return `${who} recuperó esta postulación ${when}.`
  return `${who} movió esta postulación${stage ? ` a ${stage}` : ''} ${when}.`
}
