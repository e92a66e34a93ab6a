import { plural } from '#shared/core/numbers.ts'
import type { Card } from '#shared/hiring/board.ts'

interface Hire {
  /** Everybody who would be hired, as the board shows them. */
  people: readonly Pick<Card, 'full_name' | 'next_interview_at'>[]
  stage: string
  vacancy: { title: string; openings: number }
  /** How many were hired before. */
  hired: number
}

const CALLED_OFF = 'Las entrevistas que quedan se cancelan.'

/** What is asked before somebody is hired, one person or many. */
export function hireWords({ people, stage, vacancy, hired }: Hire): { title: string; text: string } {
  const is_one = people.length === 1
  const agreed = people.some(({ next_interview_at }) => next_interview_at !== null)
  const told = `${is_one ? 'Pasa' : 'Pasan'} a ${stage} y termina su proceso en «${vacancy.title}». Se lo diremos en unos segundos.`
  return {
    title: `¿Contratar a ${is_one ? people[0]?.full_name : `${people.length} personas`}?`,
    text: [tooManyWords(people.length, hired, vacancy.openings), told, agreed && CALLED_OFF].filter(Boolean).join(' '),
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
