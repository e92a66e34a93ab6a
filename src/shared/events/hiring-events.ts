import { z } from 'zod'
import { revealReason } from '../hiring/identity.ts'
import { vacancyDocument } from '../vacancies/vacancy-document.ts'
import { changedFieldWords } from '../words/vacancy-fields.ts'
import { companyPage, event, type Told } from './event.ts'

const ofApplication = z.object({ title: z.string(), application_id: z.uuid() })
type Facts = z.infer<typeof ofApplication>

const ownPage = (_: object, { application_id }: Facts): string => `/app/my-applications?postulacion=${application_id}`
const teamPage = (ids: { company_id: string; vacancy_id: string }, { application_id }: Facts): string =>
  `${companyPage(ids)}/vacancies/${ids.vacancy_id}/dashboard?postulacion=${application_id}`
const boardPage = (ids: { company_id: string; vacancy_id: string }): string =>
  `${companyPage(ids)}/vacancies/${ids.vacancy_id}/dashboard`

const ids = ['company_id', 'vacancy_id', 'person_id'] as const

/** A title so short that the sentence around it stays within a notice. */
const short = (title: string): string => (title.length > 60 ? `${title.slice(0, 59).trimEnd()}…` : title)

/** Of many fields only how many: the sentence must stay within a notice. */
const changedWords = (fields: readonly string[]): string =>
  fields.length > 2 ? `${fields.length} condiciones` : changedFieldWords(fields)

type Group = 'applications' | 'messages' | 'interviews'
type Said = (told: Told<Facts>) => string

/** For whoever applied, where the mail is a letter or an appointment of its own: whoever emits it also sends that. */
const toSeeker = (group: Group, said: Said) =>
  event({ group, needs: ids, facts: ofApplication, notice: said, link: ownPage, mail: 'at_once' })

/** For whoever applied, where the notice says all: mailed with the others, if nobody reads it. */
const noticeToSeeker = (said: Said, group: Group = 'applications') =>
  event({ group, needs: ids, facts: ofApplication, notice: said, link: ownPage, mail: 'unread' })

const messageToSeeker = (mail: 'unread' | 'at_once') =>
  event({
    group: 'messages',
    needs: ids,
    facts: ofApplication,
    link: ownPage,
    mail,
    notice: ({ company }) => `Nuevo mensaje de ${company}.`,
    repeats: { by: ['vacancy_id'], notice: ({ company }, count) => `${count} mensajes nuevos de ${company}.` },
  })

/** Whom the company added has no account: then no person is named. */
const ofTeam = {
  needs: ['company_id', 'vacancy_id'],
  may: ['actor_id', 'person_id'],
  facts: ofApplication,
  link: teamPage,
  mail: 'unread',
} as const

/** For the team of the vacancy. */
const toTeam = (group: Group, said: Said) => event({ ...ofTeam, group, notice: said })

/** The same, said once of several people. */
const crowdToTeam = (said: Said, many: (count: number, title: string) => string) =>
  event({
    ...ofTeam,
    group: 'applications',
    notice: said,
    repeats: {
      by: ['vacancy_id'],
      notice: ({ facts }, count) => many(count, short(facts.title)),
      link: boardPage,
    },
  })

/** For one person of the team, by another. */
const toMember = (said: (told: Told<Facts>) => string) =>
  event({
    ...ofTeam,
    group: 'applications',
    notice: said,
  })

const counted = z.object({ title: z.string(), count: z.int() })

const seekerEvents = {
  APP_VIEWED: noticeToSeeker(({ company, facts }) => `${company} vio tu postulación a «${short(facts.title)}».`),
  APP_STAGE: event({
    group: 'applications',
    needs: ids,
    facts: ofApplication.extend({ stage: z.string() }),
    notice: ({ facts }) => `Tu postulación a «${short(facts.title)}» pasó a ${facts.stage}.`,
    link: ownPage,
    mail: 'unread',
  }),
  APP_HELD: noticeToSeeker(
    ({ company, facts }) => `${company} dejó en espera tu postulación a «${short(facts.title)}».`,
  ),
  APP_REJECTED: toSeeker(
    'applications',
    ({ company, facts }) => `${company} respondió a tu postulación a «${short(facts.title)}».`,
  ),
  APP_OFFER: toSeeker('applications', ({ company }) => `Tienes una oferta de ${company}.`),
  APP_HIRED: noticeToSeeker(({ company }) => `¡Felicidades! ${company} confirmó tu contratación.`),
  SLA_MISSED_SEEKER: noticeToSeeker(
    ({ company }) => `${company} no respondió en el plazo. Puedes retirar tu postulación o seguir esperando.`,
  ),
  APP_FORGOTTEN_SOON: noticeToSeeker(
    ({ company, facts }) => `En una semana ${company} dejará de tener tus datos de «${short(facts.title)}».`,
  ),
  APP_REMINDER: noticeToSeeker(({ facts }) => `Recordatorio: tu postulación a «${short(facts.title)}».`),
  /** Of an application sent elsewhere, or still to be sent. */
  EXTERNAL_REMINDER: event({
    group: 'applications',
    needs: ['person_id'],
    facts: z.object({ title: z.string(), external_id: z.uuid() }),
    notice: ({ facts }) => `Recordatorio: «${short(facts.title)}», fuera de Skillo.`,
    link: (_, { external_id }) => `/app/my-applications?tab=otras&otra=${external_id}`,
    mail: 'unread',
  }),
  APP_VACANCY_CHANGED: event({
    group: 'applications',
    needs: ids,
    facts: ofApplication.extend({ fields: z.array(vacancyDocument.keyof()) }),
    notice: ({ company, facts }) => `${company} cambió ${changedWords(facts.fields)} de «${short(facts.title)}».`,
    link: ownPage,
    mail: 'unread',
  }),
  REVIEW_ANSWERED: noticeToSeeker(({ company }) => `${company} respondió a la revisión que pediste.`),
  MSG_TO_SEEKER: messageToSeeker('unread'),
  /** The same of a letter from the queue, which went by mail already. */
  MSG_LETTER: messageToSeeker('at_once'),
  INTERVIEW_PROPOSED: noticeToSeeker(
    ({ company }) => `${company} te propone horarios para una entrevista.`,
    'interviews',
  ),
  INTERVIEW_CANCELLED: toSeeker('interviews', ({ company }) => `${company} canceló tu entrevista.`),
  INTERVIEW_REMINDER: toSeeker('interviews', ({ company }) => `Tu entrevista con ${company} se acerca.`),
}

const teamEvents = {
  APP_RECEIVED: crowdToTeam(
    ({ person, is_blind, facts }) =>
      is_blind ? `Nueva postulación a «${short(facts.title)}».` : `${person} se postuló a «${short(facts.title)}».`,
    (count, title) => `${count} personas se postularon a «${title}».`,
  ),
  REVIEW_ASKED: toTeam(
    'applications',
    ({ person, facts }) => `${person} pide revisar la decisión en «${short(facts.title)}».`,
  ),
  REVIEW_DUE: toTeam('applications', ({ person }) => `Quedan 3 días para responder a la revisión que pidió ${person}.`),
  REVIEW_LATE: toTeam('applications', ({ person }) => `Venció el plazo para responder a la revisión de ${person}.`),
  APP_WITHDRAWN: crowdToTeam(
    ({ person, facts }) => `${person} retiró su postulación a «${short(facts.title)}».`,
    (count, title) => `${count} personas retiraron su postulación a «${title}».`,
  ),
  APP_HOLD_OVER: toTeam(
    'applications',
    ({ person, facts }) => `Terminó la espera de ${person} en «${short(facts.title)}». Dale una respuesta.`,
  ),
  APP_HIRED_TEAM: toTeam('applications', ({ person, facts }) => `${person} se une al equipo: «${short(facts.title)}».`),
  OFFER_ANSWERED: toTeam('applications', ({ person }) => `${person} respondió a tu oferta.`),
  MSG_TO_TEAM: event({
    ...ofTeam,
    needs: ids,
    may: ['actor_id'],
    group: 'messages',
    notice: ({ person }) => `Nuevo mensaje de ${person}.`,
    repeats: {
      by: ['vacancy_id', 'person_id'],
      notice: ({ person }, count) => `${count} mensajes nuevos de ${person}.`,
    },
  }),
  INTERVIEW_CONFIRMED: toTeam('interviews', ({ person }) => `${person} eligió horario para la entrevista.`),
  INTERVIEW_CHANGE_ASKED: toTeam('interviews', ({ person }) => `${person} pide otros horarios para la entrevista.`),
  INTERVIEW_REMINDER_TEAM: toTeam('interviews', ({ person }) => `Tu entrevista con ${person} se acerca.`),
  SLA_SOON: event({
    group: 'applications',
    needs: ['company_id', 'vacancy_id'],
    facts: counted,
    notice: ({ facts: { count, title } }) =>
      `Prometiste responder pronto a ${count === 1 ? '1 persona' : `${count} personas`} en «${short(title)}».`,
    link: boardPage,
    mail: 'unread',
  }),
  SLA_MISSED: event({
    group: 'applications',
    needs: ['company_id', 'vacancy_id'],
    facts: counted,
    notice: ({ facts: { count, title } }) =>
      `${count === 1 ? '1 persona sigue' : `${count} personas siguen`} sin respuesta en «${short(title)}».`,
    link: boardPage,
    mail: 'unread',
  }),
  RETENTION_SOON: event({
    group: 'applications',
    needs: ['company_id', 'vacancy_id'],
    facts: counted,
    notice: ({ facts: { count, title } }) =>
      `En una semana anonimizaremos ${count === 1 ? '1 postulación' : `${count} postulaciones`} de «${short(title)}».`,
    link: boardPage,
    mail: 'unread',
  }),
  RULE_STOPPED: event({
    group: 'applications',
    needs: ['company_id', 'vacancy_id'],
    facts: z.object({ title: z.string() }),
    notice: ({ facts }) => `Una regla de «${short(facts.title)}» se detuvo. Revísala y guárdala de nuevo.`,
    link: (of) => `${boardPage(of)}?tab=ajustes`,
    mail: 'unread',
  }),
  SCORECARD_DUE: toMember(({ person }) => `Falta tu evaluación de ${person}.`),
  NOTE_MENTION: toMember(({ actor, person }) => `${actor} te mencionó en la postulación de ${person}.`),
  TASK_ASSIGNED: toMember(({ person }) => `Tienes una tarea nueva en la postulación de ${person}.`),
  RULE_NOTICE: toMember(({ person, facts }) => `Revisa la postulación de ${person} a «${short(facts.title)}».`),
  APP_ASSIGNED: toMember(({ actor, person }) => `${actor} te asignó la postulación de ${person}.`),
}

const ofAdded = { group: 'applications', needs: ['company_id', 'vacancy_id'] } as const
const aboutTitle = z.object({ title: z.string() })

/** Whom a company added: what is left of somebody who was erased names nobody. */
const addedEvents = {
  PERSON_ADDED: event({
    ...ofAdded,
    may: ['actor_id'],
    facts: ofApplication,
    mail: 'never',
    activity: ({ actor, facts }) => `${actor} añadió a una persona a «${short(facts.title)}».`,
  }),
  PERSON_TAKEN: event({
    ...ofTeam,
    needs: ids,
    may: [],
    group: 'applications',
    notice: ({ person, facts }) => `${person} pasó a su cuenta su postulación a «${short(facts.title)}».`,
  }),
  PERSON_ERASED: event({
    ...ofAdded,
    facts: aboutTitle,
    link: boardPage,
    mail: 'unread',
    activity: ({ facts }) => `Una persona que añadieron a «${short(facts.title)}» borró todos sus datos.`,
    notice: ({ facts }) => `Una persona que añadieron a «${short(facts.title)}» borró sus datos. Ya no los tienen.`,
  }),
  PERSON_REMOVED: event({
    ...ofAdded,
    may: ['actor_id'],
    facts: aboutTitle,
    mail: 'never',
    activity: ({ actor, facts }) => `${actor} borró los datos de una persona añadida a «${short(facts.title)}».`,
  }),
  PERSON_UNTOLD: event({
    ...ofAdded,
    facts: aboutTitle,
    link: boardPage,
    mail: 'unread',
    activity: ({ facts }) => `Se borró una ficha de «${short(facts.title)}»: nadie confirmó que informó a la persona.`,
    notice: ({ facts }) => `Borramos una ficha de «${short(facts.title)}»: nadie confirmó que informó a la persona.`,
  }),
}

const companyEvents = {
  APP_REVEALED: event({
    group: 'applications',
    needs: ['company_id', 'vacancy_id', 'actor_id'],
    may: ['person_id'],
    facts: ofApplication.extend({ why: revealReason }),
    activity: ({ actor, facts }) =>
      `${actor} mostró la identidad de una candidatura a ciegas de «${short(facts.title)}».`,
    notice: ({ company, facts }) => `${company} ya ve tu nombre en tu postulación a «${short(facts.title)}».`,
    link: ownPage,
    mail: 'unread',
  }),
  ALL_APPLICATIONS_EXPORTED: event({
    group: 'applications',
    needs: ['company_id', 'actor_id'],
    facts: z.object({ count: z.int() }),
    activity: ({ actor, facts }) => `${actor} exportó ${facts.count} candidaturas de todas las vacantes.`,
    mail: 'never',
  }),
  APPLICATIONS_EXPORTED: event({
    group: 'applications',
    needs: ['company_id', 'actor_id', 'vacancy_id'],
    facts: counted,
    activity: ({ actor, facts }) => `${actor} exportó ${facts.count} postulaciones de «${short(facts.title)}».`,
    mail: 'never',
  }),
}

export const hiringEvents = { ...seekerEvents, ...teamEvents, ...addedEvents, ...companyEvents }
