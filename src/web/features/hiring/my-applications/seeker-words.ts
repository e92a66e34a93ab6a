import type { z } from 'zod'
import type { candidateReason, StepKind } from '#shared/hiring/application.ts'
import type { InterviewState, interviewKind } from '#shared/hiring/interviews.ts'
import { interviewStateWords, stepWords } from '#shared/words/hiring.ts'

/** The same steps as the team reads, said to the person who applied. */
export const ownStepWords: Record<StepKind, string> = {
  ...stepWords,
  REVEALED: 'La empresa ya ve tu nombre',
  ADDED: 'La empresa te añadió a la vacante',
  TAKEN: 'Pasaste la postulación a tu cuenta',
  APPLIED: 'Enviaste tu postulación',
  VIEWED: 'La empresa vio tu postulación',
  MOVED: 'Avanzaste de etapa',
  HELD: 'La empresa puso tu proceso en espera',
  RESUMED: 'Tu proceso sigue adelante',
  REJECTED: 'La empresa siguió con otras personas',
  ANSWERED: 'Recibiste una respuesta',
  RESTORED: 'Tu postulación vuelve a estar en marcha',
  WITHDRAWN: 'Retiraste tu postulación',
  HIRED: 'Contratación confirmada',
  MESSAGE_TEAM: 'La empresa te escribió',
  MESSAGE_SEEKER: 'Escribiste a la empresa',
  INTERVIEW_PROPOSED: 'Te propusieron horarios de entrevista',
  INTERVIEW_CHANGE_ASKED: 'Pediste otros horarios',
  INTERVIEW_NO_SHOW: 'La entrevista no se realizó',
  OFFER_SENT: 'Recibiste una oferta',
  OFFER_ACCEPTED: 'Aceptaste la oferta',
  OFFER_DECLINED: 'No aceptaste la oferta',
}

export const withdrawReasonWords: Record<z.infer<typeof candidateReason>, string> = {
  OTRA_OFERTA: 'Acepté otra oferta',
  SALARIO: 'El salario',
  UBICACION: 'La ubicación',
  TIEMPOS: 'El proceso se alarga',
  PERDIO_INTERES: 'Ya no me interesa',
  NO_RESPONDE: 'No me han respondido',
}

export const ownInterviewWords: Record<InterviewState, string> = {
  ...interviewStateWords,
  PROPOSED: 'Elige un horario',
  RESCHEDULE_ASKED: 'Pediste otros horarios',
  NO_SHOW: 'No se realizó',
}

export const interviewKindWords: Record<z.infer<typeof interviewKind>, string> = {
  VIDEO: 'Por videollamada',
  TELEFONO: 'Por teléfono',
  PRESENCIAL: 'En persona',
}
