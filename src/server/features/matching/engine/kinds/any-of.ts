import { UNKNOWN } from '../findings.ts'
import { nearestOf } from '../nearest-line.ts'
import type { Finding } from '../types.ts'
import type { Judge } from './kind.ts'

/** Whoever has one of several things has what is asked for: the best of them counts and is the one spoken of. */
export function anyOf(options: readonly Judge[], title: string): Judge {
  const bestFor: Judge['judge'] = (candidate) => {
    const findings = options.map((option) => option.judge(candidate))
    const best = findings.reduce<Finding>((most, next) => (isMore(next, most) ? next : most), UNKNOWN)
    // Who lacks one of them may still have the one that the CV does not speak of.
    return best.value === 0 && findings.some(({ value }) => value === null) ? UNKNOWN : best
  }
  return {
    question: `¿Tienes alguna de estas cosas: ${title}?`,
    answer_settles: options.every(({ answer_settles }) => answer_settles),
    judge: bestFor,
    describe: (finding) => describe(title, finding),
    nearest: (candidate) => nearestOf(options.flatMap((option) => option.nearest?.(candidate) ?? [])),
    doneIn: (finding) => options[0]?.doneIn(finding) ?? 'skills',
    advise: ({ value }) => (value === 1 ? null : `Si tienes alguna de estas cosas, añádela a tu CV: ${title}.`),
  }
}

/** Of two that are worth as much, the one of which the CV says how much. */
const isMore = (next: Finding, most: Finding): boolean =>
  (next.value ?? -1) > (most.value ?? -1) || (next.value === most.value && !next.vague && most.vague === true)

/** The very skill, and less of it than is asked for. */
const isShort = ({ found, basis, related, in_jobs, lapsed }: Finding): boolean =>
  in_jobs !== undefined && found !== '' && !basis && !related && !lapsed

function describe(title: string, finding: Finding): string {
  const { value, found, basis } = finding
  const seen = found ? `: «${found}»` : ''
  if (finding.denied) return `Piden ${title}, y el CV dice que no.`
  if (value === 0) return `Piden ${title}. El CV muestra otra cosa${seen}.`
  if (basis === 'USUAL' && finding.related)
    return `Piden ${title}. No aparece en el CV, pero algo así es habitual en el puesto «${found}»: por eso cuenta en parte.`
  if (value !== 1 && isShort(finding))
    return `Piden ${title}. El CV muestra «${found}», sin decir el nivel o el tiempo que se pide: por eso cuenta en parte.`
  if (basis || value !== 1) return `Piden ${title}. El CV dice algo parecido${seen}: por eso cuenta en parte.`
  return `El CV muestra una de las opciones${seen}.`
}
