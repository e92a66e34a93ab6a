import { scrubberOf } from '#server/features/cvs/scrub.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import type { Seeker } from '../profiles/seekers.service.ts'

/** How far somebody has come to know a person: out of a list, by opening them, or because the person said yes. */
export type Step = 'LISTED' | 'OPENED' | 'NAMED'

type Line = MatchResult['conditions'][number]

/** What is judged, without a word of the CV. */
const withoutQuotes = <T extends Line>(line: T): T => ({ ...line, evidence: [], seen: [], sentence: '' })

function sieved<T extends Line>(line: T, text: (said: string) => string): T {
  const evidence = line.evidence.map(({ cv_path, quote }) => ({ cv_path, quote: text(quote).slice(0, quote.length) }))
  return { ...line, evidence, seen: line.seen.map(text), sentence: text(line.sentence) }
}

/** Takes the person's own name, addresses, telephones and links out of a text. */
const namelessFor = ({ facts, owner }: Pick<Seeker, 'facts' | 'owner'>) =>
  scrubberOf({
    names: [facts.full_name, owner.full_name],
    emails: [],
    links: [],
    schools: [],
    city: '',
  }).name

/** What a person is called and what is said of their fit, as far as they are known. */
export function shownPerson(seeker: Seeker, match: MatchResult, step: Step) {
  const { facts, owner } = seeker
  const headline = facts.headline?.text ?? ''
  if (step === 'NAMED') return { full_name: facts.full_name || owner.full_name, headline, match }
  const text = namelessFor(seeker)
  const shown = <T extends Line>(line: T): T => (step === 'LISTED' ? withoutQuotes(line) : sieved(line, text))
  return {
    full_name: null,
    headline: text(headline),
    match: {
      ...match,
      items: match.items.map(shown),
      conditions: match.conditions.map(shown),
      summary: text(match.summary),
      next_steps: [],
    },
  }
}
