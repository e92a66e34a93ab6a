import { shiftsByHours } from '#server/features/ad-reader/conditions/hours.ts'
import { shiftsIn } from '#server/features/ad-reader/conditions/shifts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import type { WorkShift } from '#shared/accounts/users.ts'
import type { CvJob } from '../read/cv-sections.ts'
import type { Source } from '../types.ts'

/** Shifts of a job: who cooked «la carta de fin de semana» says nothing of when. */
const OF_A_JOB: ReadonlySet<WorkShift> = new Set(['MANANA', 'TARDE', 'NOCHE', 'ROTATIVO', 'PARTIDO'])

export interface WorkedShifts {
  shifts: readonly WorkShift[]
  source: Source
}

/** «Los domingos cubro la noche», «hacía noches» */
const NIGHTS =
  /(?<![a-z])(?:cubr(?:o|ia|i|imos)|ha(?:go|cia|cemos|ciamos)|hice|trabaj(?:o|e|aba)|turnos? de) (?:de |por |en |en la |por la |la |las |algunas |varias )?noches?(?![a-z])/

/** «Recepcionista, 10 pm a 6 am», «Turno rotativo.»: when somebody worked, as the job tells it. */
export function workedShifts(job: CvJob, path: string, whole: (path: string, text: string) => Source): WorkedShifts[] {
  const texts = [
    [job.position_path ?? `${path}.position`, job.position, `turno ${job.position}`] as const,
    [`${path}.summary`, job.summary, job.summary] as const,
  ]
  return texts.flatMap(([cv_path, text, told]) => {
    const by_night: WorkShift[] = NIGHTS.test(flatten(text)) ? ['NOCHE'] : []
    const shifts = [...new Set([...shiftsIn(flatten(text)), ...shiftsByHours(flatten(told)), ...by_night])].filter(
      (one) => OF_A_JOB.has(one),
    )
    return shifts.length > 0 ? [{ shifts, source: whole(cv_path, text) }] : []
  })
}
