import type { HeldBecause, PersonOrigin } from '../hiring/added-people/added-people.ts'
import type {
  ApplicationSource,
  ApplicationState,
  RejectionDepth,
  RejectionReason,
  SeekerState,
  StepKind,
} from '../hiring/application.ts'
import type { RevealReason } from '../hiring/identity.ts'
import type { InterviewState } from '../hiring/interviews.ts'
import type { ExternalApplication } from '../hiring/my-applications.ts'
import type { OfferState } from '../hiring/offers.ts'
import type { OutgoingState } from '../hiring/outgoing.ts'
import type { ReportPhase } from '../hiring/reports/reports.ts'
import type { Overall, Rating } from '../hiring/scorecards.ts'
import type { StageKind } from '../hiring/stages.ts'

export const seekerStateWords: Record<SeekerState, string> = {
  ENVIADA: 'Enviada',
  VISTA: 'Vista',
  EN_REVISION: 'En revisión',
  EN_ENTREVISTAS: 'En entrevistas',
  PRUEBA: 'Prueba',
  OFERTA: 'Oferta',
  CONTRATADA: 'Contratada',
  NO_SELECCIONADA: 'No seleccionada',
  RETIRADA: 'Retirada',
  SIN_RESPUESTA: 'Sin respuesta',
  PROCESO_CERRADO: 'Proceso cerrado',
}

/** Of what was sent elsewhere, in the same words. */
export const externalStateWords: Record<ExternalApplication['state'], string> = {
  ...seekerStateWords,
  POR_ENVIAR: 'Por enviar',
}

export const applicationStateWords: Record<ApplicationState, string> = {
  SENDING: 'Enviándose',
  ACTIVE: 'En proceso',
  ON_HOLD: 'En espera',
  REJECTED: 'No seleccionada',
  WITHDRAWN: 'Retirada',
  HIRED: 'Contratada',
  ANONYMISED: 'Anonimizada',
}

export const stageKindWords: Record<StageKind, string> = {
  NEW: 'Nuevas',
  SCREENING: 'Preselección',
  TEST: 'Prueba',
  INTERVIEW: 'Entrevista',
  REFERENCES: 'Referencias',
  OFFER: 'Oferta',
  HIRED: 'Contratación',
}

/** Over all vacancies, each of which names and orders its own stages. */
export const reportPhaseWords: Record<ReportPhase, string> = {
  NEW: 'Nuevas',
  SCREENING: 'Preselección',
  MEETING: 'Entrevistas y pruebas',
  OFFER: 'Oferta',
  HIRED: 'Contratación',
}

/**
 * Why not: what the team chooses from, and what whoever applied reads of it. The second speaks to the person, says what
 * the company saw or needed and never what somebody failed to do. «Salario» is said by either side, so it blames none.
 */
const rejectionReasons: Record<RejectionReason, { team: string; person: string }> = {
  REQUISITOS: {
    team: 'No cumple los requisitos',
    person: 'Buscábamos algún requisito que no vimos en tu postulación.',
  },
  EXPERIENCIA: { team: 'Experiencia', person: 'Buscábamos otra experiencia para este puesto.' },
  IDIOMA: { team: 'Idioma', person: 'El puesto necesitaba otro nivel de idioma.' },
  DISPONIBILIDAD: {
    team: 'Disponibilidad',
    person: 'El horario o la fecha de inicio del puesto no coincidían con tu disponibilidad.',
  },
  SALARIO: { team: 'Salario', person: 'El salario del puesto y el que buscas no coincidían.' },
  UBICACION_PERMISO: {
    team: 'Ubicación o permiso de trabajo',
    person: 'El lugar de trabajo o el permiso que pide el puesto no coincidían con tu situación.',
  },
  OTRA_PERSONA: { team: 'Se eligió a otra persona', person: 'Elegimos a otra persona para este puesto.' },
  PUESTO_CUBIERTO: { team: 'Puesto cubierto', person: 'El puesto ya está cubierto.' },
  PROCESO_CANCELADO: { team: 'Proceso cancelado', person: 'Cancelamos este proceso de selección.' },
  DUPLICADA: { team: 'Postulación duplicada', person: 'Ya teníamos otra postulación tuya.' },
  // Nobody is told it: `toldReason` says «OTRO» in its place.
  SPAM: { team: 'No es una postulación real', person: 'Decidimos no seguir adelante con tu postulación.' },
  OTRO: { team: 'Otro motivo', person: 'Decidimos no seguir adelante con tu postulación.' },
  OTRA_OFERTA: { team: 'Aceptó otra oferta', person: 'Entendimos que aceptaste otra oferta.' },
  UBICACION: { team: 'Ubicación', person: 'La ubicación del puesto no coincidía con lo que buscas.' },
  TIEMPOS: { team: 'Tiempos del proceso', person: 'Los tiempos de este proceso no coincidían con los tuyos.' },
  PERDIO_INTERES: {
    team: 'Perdió el interés',
    person: 'Entendimos que este puesto ya no era lo que buscas.',
  },
  NO_RESPONDE: {
    // Of either side: whoever leaves says it too, of the company.
    team: 'Falta de respuesta',
    person: 'No recibimos respuesta tuya y dimos el proceso por terminado.',
  },
}

const reasonsFor = (reader: 'team' | 'person') =>
  Object.fromEntries(Object.entries(rejectionReasons).map(([reason, words]) => [reason, words[reader]])) as Record<
    RejectionReason,
    string
  >

export const rejectionReasonWords = reasonsFor('team')
/** The same reasons as sentences to whoever applied, in «Mis Postulaciones» and in letters. */
export const toldReasonWords = reasonsFor('person')

export const rejectionDepthWords: Record<RejectionDepth, string> = {
  CV: 'Tras revisar el CV',
  ENTREVISTA: 'Tras entrevista',
  PRUEBA: 'Tras prueba',
  FINALISTA: 'Finalista',
}

export const sourceWords: Record<ApplicationSource, string> = {
  DIRECT: 'Directa',
  RECOMMENDED: 'Recomendada por Skillo',
  ALERT: 'Alerta',
  SHARED_LINK: 'Enlace compartido',
  INVITED: 'Invitación',
  REFERRED: 'Recomendación del equipo',
  IMPORTED: 'Importada',
}

export const stepWords: Record<StepKind, string> = {
  APPLIED: 'Postulación enviada',
  VIEWED: 'Postulación vista',
  MOVED: 'Cambio de etapa',
  HELD: 'En espera',
  RESUMED: 'Proceso reanudado',
  REJECTED: 'No seleccionada',
  ANSWERED: 'Respuesta enviada',
  RESTORED: 'Postulación recuperada',
  WITHDRAWN: 'Postulación retirada',
  HIRED: 'Contratación confirmada',
  MESSAGE_TEAM: 'Mensaje del equipo',
  MESSAGE_SEEKER: 'Mensaje de la persona candidata',
  INTERVIEW_PROPOSED: 'Horarios de entrevista propuestos',
  INTERVIEW_SCHEDULED: 'Entrevista confirmada',
  INTERVIEW_CHANGE_ASKED: 'Se pidieron otros horarios',
  INTERVIEW_CANCELLED: 'Entrevista cancelada',
  INTERVIEW_DONE: 'Entrevista realizada',
  INTERVIEW_NO_SHOW: 'No se presentó a la entrevista',
  SCORECARD: 'Evaluación recibida',
  OFFER_SENT: 'Oferta enviada',
  OFFER_ACCEPTED: 'Oferta aceptada',
  OFFER_DECLINED: 'Oferta rechazada',
  OFFER_EXPIRED: 'Oferta vencida',
  OFFER_WITHDRAWN: 'Oferta retirada',
  ASSIGNED: 'Cambio de responsable',
  VACANCY_CHANGED: 'La empresa cambió la vacante',
  REVEALED: 'Identidad mostrada',
  ADDED: 'Persona añadida por el equipo',
  TOLD: 'El equipo confirmó que informó a la persona',
  TAKEN: 'La persona pasó la postulación a su cuenta',
}

export const personOriginWords: Record<PersonOrigin, string> = {
  THEY_SENT: 'Nos envió sus datos',
  EVENT: 'De una feria o un evento',
  RECOMMENDED: 'Alguien la recomendó',
  AGENCY: 'De una agencia o consultora',
  PUBLIC_PROFILE: 'De su perfil público',
  EARLIER: 'De un proceso anterior',
  OTHER: 'De otro sitio',
}

/** The same as its person reads it. */
export const toldOriginWords: Record<PersonOrigin, string> = {
  THEY_SENT: 'se los enviaste tú',
  EVENT: 'de una feria o un evento',
  RECOMMENDED: 'alguien te recomendó',
  AGENCY: 'de una agencia o consultora',
  PUBLIC_PROFILE: 'de tu perfil público',
  EARLIER: 'de un proceso anterior',
  OTHER: 'de otro sitio',
}

export const heldBecauseWords: Record<HeldBecause, string> = {
  THEY_ASKED: 'Quiere que la tengamos en cuenta',
  CONSENT: 'Nos dio su permiso',
  LEGITIMATE_INTEREST: 'Interés legítimo: puede encajar en la vacante',
}

export const toldBecauseWords: Record<HeldBecause, string> = {
  THEY_ASKED: 'porque pediste que te tuvieran en cuenta',
  CONSENT: 'porque diste tu permiso',
  LEGITIMATE_INTEREST: 'por su interés legítimo en encontrar a quien encaje en la vacante',
}

export const revealReasonWords: Record<RevealReason, string> = {
  COORDINAR: 'Coordinar una entrevista o una prueba',
  ADAPTACION: 'Atender una adaptación que pidió',
  CONFLICTO: 'Comprobar un conflicto de intereses',
  OTRO: 'Otro motivo',
}

export const interviewStateWords: Record<InterviewState, string> = {
  PROPOSED: 'Horarios propuestos',
  RESCHEDULE_ASKED: 'Piden otros horarios',
  SCHEDULED: 'Confirmada',
  DONE: 'Realizada',
  NO_SHOW: 'No se presentó',
  CANCELLED: 'Cancelada',
}

export const offerStateWords: Record<OfferState, string> = {
  DRAFT: 'Borrador',
  SENT: 'Enviada',
  ACCEPTED: 'Aceptada',
  DECLINED: 'No aceptada',
  EXPIRED: 'Vencida',
  WITHDRAWN_BY_COMPANY: 'Retirada por la empresa',
}

export const outgoingStateWords: Record<OutgoingState, string> = {
  QUEUED: 'En cola',
  SENT: 'Enviado',
  CANCELLED: 'Cancelado',
  FAILED: 'No se pudo enviar',
}

export const ratingWords: Record<Rating, string> = {
  NO: 'No',
  REGULAR: 'Regular',
  BIEN: 'Bien',
  MUY_BIEN: 'Muy bien',
  NO_EVALUADO: 'No evaluado',
}

export const overallWords: Record<Overall, string> = {
  NO_CONTRATAR: 'No contratar',
  DUDAS: 'Dudas',
  CONTRATAR: 'Contratar',
  CONTRATAR_SIN_DUDA: 'Contratar sin duda',
}
