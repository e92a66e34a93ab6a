import { plural } from '#shared/core/numbers.ts'
import type { Automation, AutomationDo, AutomationTrigger } from '#shared/hiring/automations.ts'

export const triggerWords: Record<AutomationTrigger['kind'], string> = {
  ENTER_STAGE: 'Entra en una etapa',
  APPLIED: 'Llega una postulación',
  ANSWER_IS: 'Responde algo a una pregunta',
  DAYS_IN_STAGE: 'Lleva días en una etapa',
  INTERVIEW_DONE: 'Termina una entrevista',
  SCORECARD_SUBMITTED: 'Llega una evaluación',
  OFFER_ACCEPTED: 'Acepta la oferta',
}

export const actionWords: Record<AutomationDo['kind'], string> = {
  SEND_TEMPLATE: 'Enviar un texto guardado',
  ADD_TAG: 'Poner una etiqueta',
  ASSIGN_OWNER: 'Asignar responsable',
  REQUEST_SCORECARD: 'Pedir una evaluación',
  CREATE_TASK: 'Crear una tarea',
  NOTIFY_MEMBER: 'Avisar a alguien del equipo',
  MOVE_STAGE: 'Mover a una etapa posterior',
  SUGGEST_REJECT: 'Sugerir que no siga',
}

export const stoppedWords: Record<NonNullable<Automation['stopped']>, string> = {
  AUTHOR_LOST_PERMISSION: 'Está parada: quien la creó ya no puede hacer esto. Guárdala de nuevo para encargarte tú.',
  TEMPLATE_GONE: 'Está parada: el texto que enviaba ya no existe.',
  STAGE_GONE: 'Está parada: la etapa ya no existe.',
  MEMBER_GONE: 'Está parada: la persona ya no está en el equipo.',
}

interface Names {
  stage: (id: string) => string
  member: (id: string) => string
  text: (id: string) => string
}

function whenWords(trigger: AutomationTrigger, { stage }: Names): string {
  if (trigger.kind === 'ENTER_STAGE') return `entra en ${stage(trigger.stage_id)}`
  if (trigger.kind === 'DAYS_IN_STAGE')
    return `lleva ${plural(trigger.days, 'día', 'días')} en ${stage(trigger.stage_id)}`
  if (trigger.kind === 'ANSWER_IS') return `responde «${trigger.value}»`
  return lower(triggerWords[trigger.kind])
}

function thenWords(action: AutomationDo, { stage, member, text }: Names): string {
  if (action.kind === 'SEND_TEMPLATE') return `enviar «${text(action.template_id)}» ${delayWords(action.delay_minutes)}`
  if (action.kind === 'ADD_TAG') return `poner la etiqueta «${action.tag}»`
  if (action.kind === 'ASSIGN_OWNER') return `asignar a ${member(action.member_id)}`
  if (action.kind === 'REQUEST_SCORECARD') return `pedir evaluación a ${member(action.member_id)}`
  if (action.kind === 'NOTIFY_MEMBER') return `avisar a ${member(action.member_id)}`
  if (action.kind === 'CREATE_TASK') return `crear la tarea «${action.title}»`
  if (action.kind === 'MOVE_STAGE') return `mover a ${stage(action.stage_id)}`
  return lower(actionWords[action.kind])
}

const delayWords = (minutes: number): string =>
  minutes === 0 ? 'enseguida' : minutes < 60 ? `a los ${minutes} min` : `a las ${Math.round(minutes / 60)} h`

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** «Cuando entra en Entrevista, entonces avisar a Laura.» */
export const ruleSentence = ({ trigger, action }: Pick<Automation, 'trigger' | 'action'>, names: Names): string =>
  `Cuando ${whenWords(trigger, names)}, entonces ${thenWords(action, names)}.`
