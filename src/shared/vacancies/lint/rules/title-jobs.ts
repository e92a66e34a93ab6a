import type { LintFinding } from '../../vacancy-lint.ts'
import { flatten } from '../flat.ts'
import { FOR_EVERYBODY } from './gendered-roles.ts'
import { isSameTrade, occupationOf } from './occupation-words.ts'

const BETWEEN = /\s+(?:y|e|\+)\s+|\s*[/,]\s*/

/** «Camarero y cocinero»: two occupations joined in one title. */
export function titleJobs(title: string): LintFinding[] {
  const parts = flatten(title)
    .split(BETWEEN)
    .map((part) => part.match(/[a-z]+/g) ?? [])
    .filter(([head]) => head !== undefined && (FOR_EVERYBODY.has(head) || occupationOf(head)))
  const [first, ...others] = parts
  if (!first || !others.some((other) => isAnotherJob(first, other[0] ?? ''))) return []
  return [
    {
      rule: 'several_jobs',
      level: 'ADVICE',
      path: 'title',
      start: 0,
      end: title.length,
      quote: title,
      reason: 'Cada puesto se encuentra mejor en su propia vacante: así cada persona ve la que es para ella.',
      rewrite: null,
    },
  ]
}

/** «Jefa de pintores y soldadores» is one job and «terapeuta veterinario/veterinaria» too. */
function isAnotherJob(first: readonly string[], other: string): boolean {
  const [head = ''] = first
  const occupation = occupationOf(other)
  const said = first.includes(other) || (occupation && first.some((word) => isSameTrade(word, occupation)))
  return !said && isPlural(head) === isPlural(other)
}

const isPlural = (word: string): boolean => word.endsWith('s')
