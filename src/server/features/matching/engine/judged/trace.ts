import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { MatchTrace, TracedFact, TracedLine } from '#shared/matching/match-trace.ts'
import type { Verdict } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from '../candidate.ts'
import type { Judged } from '../explain.ts'
import { judgedVacancy, resultOf } from '../match.ts'
import { verdictOf } from '../score.ts'
import type { Candidate, Source } from '../types.ts'
import type { PreparedVacancy } from '../vacancy.ts'
import { valueSaid } from './judged.ts'

/** The same match, with all that was said of each of its lines: for whoever wants to know why. */
export function traceMatch(vacancy: PreparedVacancy, candidate: PreparedCandidate): MatchTrace {
  const all = judgedVacancy(vacancy, candidate)
  const lines = [...all.fit, ...all.conditions].map((judged) => traced(judged, candidate))
  return { match: resultOf(all, candidate), lines }
}

function traced(judged: Judged, candidate: PreparedCandidate): TracedLine {
  const { requirement, rules, heard, decided_by, answer_counts } = judged
  const { texts } = candidate
  return {
    requirement_id: requirement.id,
    asked: requirement.answer_key,
    weight: requirement.weight,
    rules: {
      verdict: verdictOf(rules.value),
      value: rules.value,
      found: rules.found,
      related: rules.related,
      basis: rules.basis ?? null,
      quotes: rules.sources.map((source) => quoted(source, texts)),
      facts: rules.sources.flatMap((source) => factsAt(source, candidate)),
    },
    model: heard && {
      verdict: verdictOf(valueSaid(heard.said)),
      whole: heard.said,
      lines: heard.lines.map(({ said, source }) => ({ ...quoted(source, texts), said })),
    },
    decided_by,
    answer_counts,
    why: whyOf(judged, candidate),
  }
}

const quoted = ({ cv_path, start, end }: Source, texts: Candidate['texts']) => ({
  cv_path,
  quote: (texts[cv_path] ?? '').slice(start, end).trim(),
})

const isAt = (a: Source, b: Source): boolean => a.cv_path === b.cv_path && a.start === b.start && a.end === b.end

/** What these words were read as: concepts by their ids, or names that the taxonomy does not know. */
function factsAt(source: Source, candidate: PreparedCandidate): TracedFact[] {
  const { quote, cv_path } = quoted(source, candidate.texts)
  const fact = (kind: string, term: string, name: string | null | undefined): TracedFact => ({
    kind,
    term,
    name: name ?? null,
    quote,
    cv_path,
  })
  const skills = [...candidate.skills].flatMap(([term, { sources }]) =>
    sources.some((one) => isAt(one, source)) ? [fact('skill', term, taxonomy().skill(term)?.name_es)] : [],
  )
  const at = <T extends { source: Source }>(facts: readonly T[], made: (one: T) => TracedFact): TracedFact[] =>
    facts.filter((one) => isAt(one.source, source)).map(made)
  return [
    ...skills,
    ...at(
      candidate.jobs.map((job) => job.fact),
      ({ term }) => fact('work', term, taxonomy().role(term)?.name_es),
    ),
    // The language that a CV is written in stands nowhere in it.
    ...at(
      candidate.languages.filter(({ written }) => written === undefined),
      ({ language, level }) => fact('language', `${language} ${level ?? '?'}`, null),
    ),
    ...at(
      candidate.education.map((study) => study.fact),
      ({ level, subject }) => fact('study', level ?? 'no level', subject),
    ),
    ...at(
      candidate.certifications.map((paper) => paper.fact),
      ({ name }) => fact('paper', name, null),
    ),
  ]
}

const SAID = {
  CUMPLE: 'shown',
  PARCIAL: 'in part',
  NO_CUMPLE: 'not so',
  SIN_DATOS: 'unsaid',
} as const satisfies Record<Verdict, string>

function whyOf({ requirement, rules, heard, decided_by, answer_counts }: Judged, candidate: PreparedCandidate): string {
  if (answer_counts) return 'the answer of the person says more than the CV'
  if (decided_by === 'NAME') return 'the rules found it by its name, which needs no reading'
  if (decided_by === 'LEVEL') return 'the CV says a level, and the rules compare it with the one that is asked'
  const ruled = SAID[verdictOf(rules.value)]
  if (heard) {
    const said = SAID[verdictOf(valueSaid(heard.said))]
    return decided_by === 'BOTH'
      ? `rules and model both say «${said}»: the rules' words say more`
      : `the model says «${said}», the rules «${ruled}»: the model decides`
  }
  if (requirement.judge.answer_settles) return 'only the person can say it: rules, and their answer'
  if (requirement.type === 'OCCUPATION') return 'whole work is compared by rules'
  if (requirement.type === 'TOTAL_EXPERIENCE') return 'years are counted by rules'
  return candidate.judged ? 'a condition: rules' : 'nothing was read by the model yet: rules'
}
