import type { LintFinding } from '#shared/vacancies/vacancy-lint.ts'

export const steps = [
  { key: 'puesto', title: 'Puesto' },
  { key: 'condiciones', title: 'Condiciones' },
  { key: 'requisitos', title: 'Requisitos y descripción' },
  { key: 'proceso', title: 'Proceso' },
  { key: 'publicar', title: 'Publicar' },
] as const

export type StepKey = (typeof steps)[number]['key']

const fields: Readonly<Record<StepKey, readonly string[]>> = {
  puesto: ['title', 'role_id', 'role_family', 'seniority', 'openings', 'department', 'on_behalf_of', 'language'],
  condiciones: [
    'modality',
    'office_days',
    'locations',
    'remote_countries',
    'contract',
    'working_day',
    'hours_per_week',
    'shifts',
    'no_experience_needed',
    'salary',
    'benefits',
    'start_date',
  ],
  requisitos: ['requirements', 'description', 'responsibilities'],
  proceso: ['steps', 'questions', 'reply_days', 'process_public', 'hiring_team'],
  publicar: ['duration_days', 'scheduled_at'],
}

/** The step on which a field stands. */
function stepOf(path: string): StepKey {
  const [field = ''] = path.split('.')
  return steps.find(({ key }) => fields[key].includes(field))?.key ?? 'publicar'
}

/** The step that the address names; anything else opens the first one. */
export function knownStep(wanted: string | null): StepKey {
  return steps.find(({ key }) => key === wanted)?.key ?? 'puesto'
}

/** Something to do before publishing, or worth doing. */
export interface Point {
  path: string
  step: StepKey
  /** `MISSING` and `BLOCK` stop publishing. */
  level: 'MISSING' | 'BLOCK' | 'ADVICE'
  message: string
  quote: string
  /** Where it is put right when that is no field of the vacancy. */
  to?: string | undefined
}

/** Said by the problems already, in the same words. */
const SAID_TWICE = ['salary_missing', 'salary_range_wide', 'description_short']

export const isSaidByProblems = ({ rule }: LintFinding): boolean => SAID_TWICE.includes(rule)

export function pointsOf(problems: Readonly<Record<string, string>>, findings: readonly LintFinding[]): Point[] {
  const missing = Object.entries(problems).map(([path, message]): Point => {
    return { path, step: stepOf(path), level: 'MISSING', message, quote: '' }
  })
  const said = findings
    .filter((finding) => !isSaidByProblems(finding))
    .map(({ path, level, reason, quote }): Point => ({ path, step: stepOf(path), level, message: reason, quote }))
  return [...missing, ...said]
}

export const stopsPublishing = ({ level }: Point): boolean => level !== 'ADVICE'
