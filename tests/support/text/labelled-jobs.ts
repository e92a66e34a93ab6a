import { readFileSync } from 'node:fs'
import { roleIdOf } from '#server/features/language/normalise/concept-of.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { candidateOf } from '#server/features/matching/engine/people.fixture.ts'
import { namedWork } from '#server/features/matching/engine/requirements.ts'
import { NO_VECTORS } from '#server/features/matching/engine/vectors.ts'
import { seenJobs } from '#server/features/matching/engine/work/seen-jobs.ts'
import { workSigns } from '#server/features/matching/engine/work/work-signs.ts'
import { vectorsOf } from '#server/features/matching/profiles/vectors.ts'

/** A job of somebody, and what it is to the work that an ad looks for. */
export interface LabelledJob {
  title: string
  /** 0: the same work, 1: near to it, 2: other work. */
  kind: number
  position: string
  told: string
}

const MARKS = ['=', '~', '-']
const NONE = '–'

/** The jobs of a file of training/jobs, which its README explains. */
export function labelledJobs(path: string): LabelledJob[] {
  let title = ''
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) title = line.slice(2).trim()
      const kind = line[1] === ' ' ? MARKS.indexOf(line[0] ?? '') : -1
      // Whose house it was is never read.
      const [position = '', , ...told] = line.slice(2).split(' · ')
      return kind < 0 ? [] : [{ title, kind, position: given(position), told: given(told.join(' · ')) }]
    })
}

const given = (text: string): string => (text.trim() === NONE ? '' : text.trim())

/**
 * What the product sees of it, and what of that is left where neither lines nor vectors are at hand, as when a whole pool is
 * counted; nothing where nothing at all is told.
 */
export function signsOfLabelled({ title, position, told }: LabelledJob): number[][] {
  const unnamed = position === '' && { unnamed: true }
  const job = { position: position || told, summary: told, achievements: [], skills: [], ...unnamed }
  const candidate = candidateOf({ experience: [{ ...job, start: '2020-01', end: '2023-06' }] })
  const name = normaliseTitle(title).cleaned
  const role_id = roleIdOf(title)
  const work = namedWork(name, role_id, { vectorOf: (text) => vectorsOf([text]) })
  const counted = { ...candidate, lines: { facts: [], vectors: NO_VECTORS }, title_vectors: NO_VECTORS }
  const without = namedWork(name, role_id, { vectorOf: () => null })
  const ways = [
    { who: candidate, asked: work },
    { who: counted, asked: without },
  ]
  return ways.flatMap(({ who, asked }) =>
    who.jobs.flatMap((known, i) => {
      const seen = seenJobs(who)[i]
      return seen ? [workSigns(asked, known, seen)] : []
    }),
  )
}
