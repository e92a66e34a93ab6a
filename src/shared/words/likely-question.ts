import type { LineType } from '../matching/matching.ts'
import { asCommonNoun, inBrackets, isQuestion, lowered } from './requirement-in-sentence.ts'

/** A line of a match, as an interview may come to it. What was asked as a question stands as it is, in no other one. */
export function likelyQuestion({ type, title }: { type: LineType; title: string }): string {
  const words = title.replace(/[\s.;,:]+$/u, '')
  return isQuestion(words) ? words : `Te pueden preguntar por ${topicOf(type, words)}.`
}

function topicOf(type: LineType, title: string): string {
  switch (type) {
    case 'OCCUPATION':
      return `tu experiencia en puestos como «${title}»`
    case 'LANGUAGE':
    case 'ROLE_EXPERIENCE':
    case 'TOTAL_EXPERIENCE':
      return `tu ${inBrackets(lowered(title))}`
    case 'WORK_PERMIT':
      return `tu ${lowered(title)}`
    case 'EDUCATION':
      return `tus estudios: piden ${lowered(title)}`
    case 'CERTIFICATION':
      return inBrackets(title.replace(/^Certificación: /u, 'la certificación '))
    case 'LOCATION':
      return `el lugar y la modalidad: ${lowered(title)}`
    case 'CONTRACT':
      return `el tipo de contrato: ${lowered(title)}`
    case 'WORKING_DAY':
      return `la jornada: ${lowered(title.replace(/^Jornada /u, ''))}`
    case 'SHIFT':
      return `los turnos: ${lowered(title.replace(/^Turnos: /u, ''))}`
    case 'AVAILABILITY':
      return `cuándo puedes empezar: piden ${lowered(title)}`
    case 'SALARY_FIT':
      return 'el salario que esperas'
    case 'VEHICLE':
      return `el vehículo propio que piden: ${lowered(title.split(',')[0] ?? title)}`
    case 'SKILL':
      return inBrackets(asCommonNoun(title))
    case 'ANY_OF':
      return `una de estas cosas: ${asCommonNoun(title)}`
    case 'OWN_WORDS':
    case 'CUSTOM':
      return `esto: ${asCommonNoun(title)}`
  }
}
