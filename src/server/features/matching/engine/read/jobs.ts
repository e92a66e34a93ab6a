import { roleIdOf, rolesBeside } from '#server/features/language/normalise/concept-of.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { isOnlyARank, roleInContext } from '#server/features/language/normalise/role-in-context.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { ToldTrades } from '#server/features/language/trades/told-trades.ts'
import { rankOf } from '../kinds/position-words.ts'
import type { Notes } from '../notes.ts'
import { isPlacement } from '../said/placements.ts'
import { inTrade, shortWords } from '../said/trade-words.ts'
import { termOf } from '../term.ts'
import type { ExperienceFact, SkillMention, Source } from '../types.ts'
import type { CvJob } from './cv-sections.ts'
import { type OwnTrade, tradeOfOpening, tradeShown, tradeTold } from './unnamed-jobs.ts'

interface JobReading {
  headline: string
  /** What the person says that they are. */
  trades: readonly OwnTrade[]
  tradesTold: (told: string, own: readonly string[]) => ToldTrades
  notes: Notes
}

export function readJob(job: CvJob, path: string, reading: JobReading): ExperienceFact {
  const told = tradesOf(job, reading)
  const fact = namedOrTold(job, path, reading, told.likeliest)
  return { ...fact, ...(Object.keys(told.weights).length > 0 && { told_of: told.weights }) }
}

function namedOrTold(job: CvJob, path: string, reading: JobReading, likeliest: string | null): ExperienceFact {
  const named = factOf(job, path, reading)
  const shown = tradeShown(reading.trades, job, named.skills)
  if (!job.unnamed) return isOpen(named) ? alsoAs(named, shown?.role_id ?? likeliest) : named
  const source = (job.position_path === undefined && toldOf(job, path, reading.notes)) || named.source
  if (shown && !shown.studied)
    return { ...factOf({ ...job, position: shown.name }, path, reading, shown.role_id), source }
  if (shown && job.position_path === undefined)
    return { ...factOf(job, path, reading, shown.role_id), told: true, source }
  if (job.position_path !== undefined) return { ...named, source }
  // «Entré como voluntaria y hoy llevo la sala»: the first words of what is told are one of the things that it may be.
  const first = named.term.startsWith('=') ? tradeTold(job, named.skills) : named.term
  const role_id = likeliest ?? first
  const known = role_id === null ? named : factOf(job, path, reading, role_id)
  const also = first === role_id ? null : first
  const opening = tradeOfOpening(named.skills)
  return { ...alsoAs(alsoAs(known, also), opening === known.term ? null : opening), told: true, source }
}

const workTold = ({ achievements, summary }: CvJob): string => [summary, ...achievements].join('\n')

const tradesOf = (job: CvJob, { trades, tradesTold }: JobReading): ToldTrades =>
  tradesTold(
    workTold(job),
    trades.map(({ role_id }) => role_id),
  )

const alsoAs = (fact: ExperienceFact, role_id: string | null): ExperienceFact =>
  role_id === null ? fact : { ...fact, also: [...(fact.also ?? []), role_id] }

/** They make something, and their name does not say what. */
const GENERAL: ReadonlySet<string> = new Set(['production-operator'])
/** Whose house it is does more than its trade. */
const OWNS = /^(?:titular|soci[oa]|duen[oa]|propietari[oa]|fundador[a]?)(?![a-z])/

/** A position that names no trade may be that of whoever tells of it: «Unidad de quemados», of a nurse. */
function isOpen({ term, position }: ExperienceFact): boolean {
  const flat = flatten(position).trim()
  return (term.startsWith('=') || GENERAL.has(term)) && !OWNS.test(flat) && !rankOf(flat).is_help
}

/** What stands there instead of a position. */
function toldOf({ achievements, summary }: CvJob, path: string, notes: Notes): Source | null {
  if (achievements[0]) return notes.whole(`${path}.achievements.0`, achievements[0])
  return summary === '' ? null : notes.whole(`${path}.summary`, summary)
}

function factOf(job: CvJob, path: string, reading: JobReading, known: string | null = null): ExperienceFact {
  const { headline, notes } = reading
  const role_id = known ?? (isOnlyARank(job.position) ? roleIdOf(headline) : roleInContext(job.position, workTold(job)))
  const position_path = job.position_path ?? `${path}.position`
  const also = rolesBeside(job.position)
  const listed = job.skills.map((id, i): SkillMention => {
    const name = taxonomy().skill(id)?.name_es ?? id
    return { term: id, name, level: null, lapsed: false, source: notes.whole(`${path}.skills.${i}`, name) }
  })
  return {
    term: termOf(role_id, job.position),
    position: job.position,
    ...(also.length > 0 && { also }),
    ...(job.places && { places: job.places }),
    ...(isPlacement(job) && { placement: true }),
    start: job.start,
    end: job.end,
    skills: [
      ...notes.mentions(position_path, job.position),
      ...job.achievements.flatMap((text, i) => told(`${path}.achievements.${i}`, text)),
      ...told(`${path}.summary`, job.summary),
      ...listed,
    ],
    source: notes.whole(position_path, job.position),
  }

  function told(cv_path: string, text: string): SkillMention[] {
    const short = shortWords(role_id, cv_path, text)
    if (short.length > 0) notes.whole(cv_path, text)
    return [...inTrade(role_id, notes.mentions(cv_path, text)), ...short]
  }
}
