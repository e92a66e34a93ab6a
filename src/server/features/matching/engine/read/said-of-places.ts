import { readMoving } from '#server/features/language/normalise/read-moving.ts'
import { readPermit } from '#server/features/language/normalise/read-permits.ts'
import type { Span } from '#server/features/language/normalise/span.ts'
import { readRemote } from '#server/features/language/normalise/words/read-remote.ts'
import type { Notes } from '../notes.ts'
import type { Candidate, Source } from '../types.ts'
import type { CvSections } from './cv-sections.ts'

/** Whether they would move for a job and where they may work, as the CV itself says it: for conditions alone. */
export function saidOfPlaces(
  { headline, summary, experience, certifications, mentions }: CvSections,
  notes: Notes,
): Pick<Candidate, 'moving' | 'permit' | 'remote'> {
  const texts: [string, string][] = [
    ['basics.headline', headline],
    ['summary', summary],
    ...certifications.map(({ name }, i): [string, string] => [`certifications.${i}.name`, name]),
    ...mentions.map(({ cv_path, text }): [string, string] => [cv_path, text]),
  ]
  const told = experience.flatMap(({ at, summary: told_of, achievements }, i): [string, string][] => [
    [`experience.${at ?? i}.summary`, told_of],
    ...achievements.map((text, j): [string, string] => [`experience.${at ?? i}.achievements.${j}`, text]),
  ])
  const first = <Said extends Span>(read: (text: string) => Said | null) => {
    for (const [cv_path, text] of texts) {
      const said = read(text)
      if (said) return { ...said, source: sourceOf(cv_path, text, said) }
    }
    // What is told of a job was so then: only a sentence that begins with such a thing speaks of the person.
    for (const [cv_path, text] of told) {
      for (const { start, line } of linesOf(text)) {
        const said = read(line)
        if (said && OPENS.test(line.slice(0, said.start).trimStart()))
          return {
            ...said,
            source: sourceOf(cv_path, text, { ...said, start: start + said.start, end: start + said.end }),
          }
      }
    }
    return undefined
  }
  const sourceOf = (cv_path: string, text: string, { start, end }: Span): Source => ({
    ...notes.whole(cv_path, text),
    start,
    end,
  })
  const moving = first(readMoving)
  const permit = first(readPermit)
  const remote = first(readRemote)
  return {
    ...(moving && { moving: { would: moving.would, to: moving.to, abroad: moving.abroad, source: moving.source } }),
    ...(permit && { permit: { country: permit.country, held: permit.held, source: permit.source } }),
    ...(remote && { remote: remote.source }),
  }
}

/** «No contemplo cambio de residencia» */
const OPENS =
  /^(?:(?:no|sin|ni)(?: \p{L}+){0,3} ?|(?:\p{L}+ )?(?:ciudadan[oa]|citizen|nacionalidad|residente)(?: (?!\d)\S+){0,4} (?:con |and |with )?(?:\S+ ){0,2})?$/iu

function linesOf(text: string): { start: number; line: string }[] {
  let start = 0
  return text.split(/(?<=\n|[.;] )/).map((line) => {
    const from = start
    start += line.length
    return { start: from, line }
  })
}
