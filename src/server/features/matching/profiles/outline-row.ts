import { countOf, DIMENSIONS } from '../engine/vectors.ts'
import type { CvFacts, VacancyFacts } from '../tables/facts.ts'
import type { NewOutline } from '../tables/matching.tables.ts'
import type { Profile } from './read-profile.ts'

/** Of a profile, what is compared before anybody asks what it says in particular. */
export type Outline = Pick<NewOutline, 'vectors' | 'titles' | 'line_words' | 'employers'>

export function outlineOfCv({ facts, title_vectors, line_vectors }: Profile<CvFacts>): Outline {
  const { lines, employers } = facts
  return {
    ...oneAfterTheOther(title_vectors, line_vectors),
    line_words: lines.map(({ words }) => words.length),
    employers,
  }
}

/** The vector of its title is the first of those that are kept. */
export function outlineOfVacancy({ facts, title_vectors, line_vectors }: Profile<VacancyFacts>): Outline {
  const title = title_vectors.subarray(0, DIMENSIONS)
  return { ...oneAfterTheOther(title, line_vectors), line_words: facts.line_words, employers: [] }
}

function oneAfterTheOther(titles: Int8Array, lines: Int8Array): Pick<Outline, 'vectors' | 'titles'> {
  const vectors = new Int8Array(titles.length + lines.length)
  vectors.set(titles)
  vectors.set(lines, titles.length)
  return { vectors, titles: countOf(titles) }
}

/** And back, out of one piece of memory. */
export const partsOf = ({ vectors, titles }: Pick<Outline, 'vectors' | 'titles'>) => ({
  titles: vectors.subarray(0, titles * DIMENSIONS),
  lines: vectors.subarray(titles * DIMENSIONS),
})
