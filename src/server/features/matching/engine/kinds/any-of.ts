import { flatten } from '#server/features/language/normalise/fold.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { nearestOf } from '../near/lines-to-show.ts'
import type { Finding } from '../types.ts'
import { lastSeen, timeIn } from '../wording.ts'
import type { Judge } from './kind.ts'

/** One of several things: what it is called, and how it is judged. */
interface Option {
  name: string
  /** Whether it says for how long. */
  in_years: boolean
  judge: Judge
}

/** Whoever has one of several things has what is asked for: the best of them counts and is the one spoken of. */
export function anyOf(named: readonly Option[], title: string): Judge {
  const options = named.map(({ judge }) => judge)
  const is_in_years = named.some(({ in_years }) => in_years)
  const bestFor: Judge['judge'] = (candidate) => {
    const findings = named.map(({ name, judge }) => byOwnName(name, judge.judge(candidate), candidate))
    const best = findings.reduce<Shown>((most, next) => (isMore(next, most) ? next : most), UNKNOWN)
    // Who lacks one of them may still have the one that the CV does not speak of.
    return best.value === 0 && findings.some(({ value }) => value === null) ? UNKNOWN : best
  }
  return {
    question: `¿Tienes alguna de estas cosas: ${title}?`,
    answer_settles: options.every(({ answer_settles }) => answer_settles),
    judge: bestFor,
    describe: (finding) => describe(title, finding, is_in_years),
    nearest: (candidate) => nearestOf(options.flatMap((option) => option.nearest?.(candidate) ?? [])),
    doneIn: (finding) => options[0]?.doneIn(finding) ?? 'skills',
    advise: ({ value }) => (value === 1 ? null : `Si tienes alguna de estas cosas, añádela a tu CV: ${title}.`),
  }
}

type Shown = Finding & { by_name?: boolean }

/** «Haas» of «Fanuc o Haas» stands there itself, where the other is only known by a broader word. */
function byOwnName(name: string, finding: Finding, { texts }: PreparedCandidate): Shown {
  if (finding.value !== 1 || finding.basis || name === '') return finding
  const own = flatten(name)
  const by_name = finding.sources.some(({ cv_path, start, end }) =>
    flatten((texts[cv_path] ?? '').slice(start, end)).includes(own),
  )
  return by_name ? { ...finding, found: finding.found || name, by_name } : finding
}

/** Of two that are worth as much, the one that the CV names, and the one of which it says how much. */
function isMore(next: Shown, most: Shown): boolean {
  if (next.value !== most.value) return (next.value ?? -1) > (most.value ?? -1)
  if (next.by_name !== most.by_name) return next.by_name === true
  return !next.vague && most.vague === true
}

/** The very skill, and less of it than is asked for. */
const isShort = ({ found, basis, related, in_jobs, lapsed }: Finding): boolean =>
  in_jobs !== undefined && found !== '' && !basis && !related && !lapsed

function describe(title: string, finding: Finding, is_in_years: boolean): string {
  const { value, found, basis } = finding
  const seen = found ? `: «${found}»` : ''
  if (finding.denied) return `Piden ${title}, y el CV dice que no.`
  if (finding.placement && value !== 1)
    return `Piden ${title}. Aparece en el CV en unas prácticas${seen}, que cuentan en parte.`
  if (value === 0) return `Piden ${title}. El CV muestra otra cosa${seen}.`
  if (basis === 'USUAL' && finding.related)
    return `Piden ${title}. No aparece en el CV, pero algo así es habitual en el puesto «${found}»: por eso cuenta en parte.`
  if (value !== 1 && isShort(finding))
    return `Piden ${title}. El CV muestra «${found}», sin decir el nivel o el tiempo que se pide: por eso cuenta en parte.`
  if (basis || value !== 1) return `Piden ${title}. El CV dice algo parecido${seen}: por eso cuenta en parte.`
  return `El CV muestra una de las opciones${seen}${is_in_years ? timeOf(finding) : ''}.`
}

/** How long, where it is a skill that was used at work. */
const timeOf = (finding: Finding): string =>
  finding.in_jobs !== undefined && finding.months
    ? ` (${timeIn(finding, finding.months)}${lastSeen(finding.last_year)})`
    : ''
