import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { PreparedCandidate } from '../candidate.ts'
import type { Source } from '../types.ts'
import type { PointedAt } from './lines-to-show.ts'

const ENDS = /[.;\n]/g

/** «Las licencias las maneja mi jefe, yo solo asigno»: the CV speaks of the thing itself, so nothing else is nearer. */
export function deniedLines(ids: readonly string[], { denied, texts }: PreparedCandidate): PointedAt[] {
  const near = [...denied].filter(([term]) => ids.some((id) => isAbout(id, term)))
  return near.flatMap(([, { sources }]) => sources.map((source) => ({ source: sentenceOf(source, texts), near: 1 })))
}

const isAbout = (id: string, term: string): boolean =>
  id === term || taxonomy().skillRelation(id, term) > 0 || taxonomy().skillRelation(term, id) > 0

function sentenceOf({ cv_path, start, end }: Source, texts: PreparedCandidate['texts']): Source {
  const text = texts[cv_path] ?? ''
  const ends = [...text.matchAll(ENDS)].map(({ index }) => index)
  const from = (ends.findLast((at) => at < start) ?? -1) + 1
  return { cv_path, start: from, end: ends.find((at) => at >= end) ?? text.length }
}
