import { plural } from '#shared/core/numbers.ts'

interface Hire {
  /** Everybody who would be hired, as the board calls them. */
  names: readonly string[]
  stage: string
  vacancy: { title: string; openings: number }
  /** How many were hired before. */
  hired: number
}

/** What is asked before somebody is hired, one person or many. */
export function hireWords({ names, stage, vacancy, hired }: Hire): { title: string; text: string } {
  const is_one = names.length === 1
  const told = `${is_one ? 'Pasa' : 'Pasan'} a ${stage} y termina su proceso en «${vacancy.title}». Se lo diremos en unos segundos.`
  return {
    title: `¿Contratar a ${is_one ? names[0] : `${names.length} personas`}?`,
    text: [tooManyWords(names.length, hired, vacancy.openings), told].filter(Boolean).join(' '),
  }
}

/** «Ya contrataste a 1 de 1»: nobody hires more people than there are places without knowing it. */
function tooManyWords(count: number, hired: number, openings: number): string {
  if (hired + count <= openings) return ''
  const places = plural(openings, 'plaza', 'plazas')
  return hired === 0
    ? `La vacante tiene ${places} y vas a contratar a ${count}.`
    : `Ya contrataste a ${hired} de ${openings}: serían ${hired + count} personas para ${places}.`
}
