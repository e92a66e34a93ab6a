import { z } from 'zod'
import { plural } from '../core/numbers.ts'
import { closeReason } from '../vacancies/vacancies.ts'
import { vacancyDocument } from '../vacancies/vacancy-document.ts'
import { refusalWords, refusedPublication } from '../vacancies/vacancy-refusals.ts'
import { closeReasonWords } from '../words/vacancy-states.ts'
import { companyPage, event, type Told } from './event.ts'

const titled = z.object({ title: z.string() })
type Titled = z.infer<typeof titled>

interface Step {
  /** For the company's own list, after the person's name. */
  did: string
  /** For those whom it concerns. */
  told?: (title: string, who: string) => string
}

const vacancyPage = ({ company_id, vacancy_id }: { company_id: string; vacancy_id: string }): string =>
  `${companyPage({ company_id })}/vacancies/${vacancy_id}`

const did = (words: string, { actor, facts }: Told<Titled>): string => `${actor} ${words} la vacante «${facts.title}».`

const ofVacancy = { group: 'vacancies', link: vacancyPage, mail: 'unread' } as const

/** Somebody moved a vacancy from one state to the next. */
const step = ({ did: words, told = (title, who) => `${who} ${words} «${title}».` }: Step) =>
  event({
    ...ofVacancy,
    needs: ['company_id', 'actor_id', 'vacancy_id'],
    facts: titled,
    activity: (happened) => did(words, happened),
    notice: ({ actor, facts }) => told(facts.title, actor),
  })

/** The clock or many readers did it, or it is about to happen: one sentence for the list and for the hiring team. */
const byItself = (sentence: (title: string) => string) =>
  event({
    ...ofVacancy,
    needs: ['company_id', 'vacancy_id'],
    facts: titled,
    activity: ({ facts }) => sentence(facts.title),
    notice: ({ facts }) => sentence(facts.title),
  })

const waiting = (count: number): string => (count === 1 ? 'Espera 1 persona' : `Esperan ${count} personas`)

const neglected = ({ facts: { title, count, days } }: Told<Titled & { count: number; days: number }>): string =>
  `${waiting(count)} en «${title}» y nadie la atiende. En ${plural(days, 'día', 'días')} quedará en pausa.`

const notPublished = ({ facts }: Told<Titled & z.infer<typeof refusedPublication>>): string =>
  `No pudimos publicar «${facts.title}» en su fecha. ${refusalWords(facts)}`

function dateWords({ scheduled_at, timezone }: { scheduled_at: string; timezone: string }): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone } as const
  return ` Fecha: ${new Intl.DateTimeFormat('es-ES', format).format(new Date(scheduled_at))}.`
}

function endWords({ expires_at, timezone }: { expires_at: string; timezone: string }): string {
  const format = { dateStyle: 'medium', timeZone: timezone } as const
  return ` Hasta el ${new Intl.DateTimeFormat('es-ES', format).format(new Date(expires_at))}.`
}

const changed = z.array(vacancyDocument.keyof())

const vacancySteps = {
  VACANCY_SUBMIT: step({ did: 'envió a revisión', told: (title, who) => `${who} te pide revisar «${title}».` }),
  VACANCY_REQUEST_CHANGES: step({ did: 'pidió cambios en' }),
  VACANCY_PUBLISH: step({ did: 'publicó' }),
  VACANCY_PAUSE: step({ did: 'pausó' }),
  VACANCY_RESUME: step({ did: 'reanudó' }),
  VACANCY_REOPEN: step({ did: 'reabrió' }),
  VACANCY_ARCHIVE: step({ did: 'archivó' }),
  VACANCY_CANCEL_SCHEDULE: step({
    did: 'canceló la programación de',
    told: (title, who) => `${who} canceló la programación de «${title}». Sigue como borrador.`,
  }),
  /**
   * Once per change that people read from then on. `fields`: all that changed; `told`: those of them that somebody who
   * applied must hear about. Names of fields only: their words are read in the vacancy.
   */
  VACANCY_CHANGES_PUBLISHED: event({
    ...ofVacancy,
    needs: ['company_id', 'actor_id', 'vacancy_id'],
    facts: titled.extend({ fields: changed, told: changed, revision: z.int() }),
    activity: (told) => did('publicó cambios en', told),
    notice: ({ actor, facts }) => `${actor} publicó cambios en «${facts.title}».`,
  }),
  VACANCY_EXTEND: event({
    ...ofVacancy,
    needs: ['company_id', 'actor_id', 'vacancy_id'],
    facts: titled.extend({ expires_at: z.iso.datetime(), timezone: z.string() }),
    activity: (told) => `${did('amplió el plazo de', told)}${endWords(told.facts)}`,
    notice: ({ actor, facts }) => `${actor} amplió el plazo de «${facts.title}».`,
  }),
  VACANCY_CLOSE: event({
    ...ofVacancy,
    needs: ['company_id', 'actor_id', 'vacancy_id'],
    facts: titled.extend({ reason: closeReason }),
    activity: (told) => `${did('cerró', told)} Motivo: ${closeReasonWords[told.facts.reason].toLowerCase()}.`,
    notice: ({ actor, facts }) => `${actor} cerró «${facts.title}».`,
  }),
  VACANCY_DELETE: event({
    ...ofVacancy,
    needs: ['company_id', 'actor_id'],
    facts: titled,
    activity: (told) => did('eliminó', told),
    notice: ({ actor, facts }) => `${actor} eliminó el borrador «${facts.title}».`,
    link: (ids) => `${companyPage(ids)}?tab=vacantes`,
  }),
  /** In the company's own time. */
  VACANCY_SCHEDULE: event({
    ...ofVacancy,
    needs: ['company_id', 'actor_id', 'vacancy_id'],
    facts: titled.extend({ scheduled_at: z.iso.datetime(), timezone: z.string() }),
    activity: (told) => `${did('programó', told)}${dateWords(told.facts)}`,
    notice: ({ actor, facts }) => `${actor} programó la publicación de «${facts.title}».`,
  }),
}

const withoutPerson = {
  VACANCY_PUBLISHED_BY_CLOCK: byItself((title) => `Se publicó «${title}» en su fecha.`),
  VACANCY_OVER_PLAN: byItself(
    (title) => `«${title}» quedó en pausa porque terminó el plan. Amplíalo para reanudarla: sus procesos siguen.`,
  ),
  VACANCY_EXPIRED: byItself((title) => `Venció el plazo de «${title}» y quedó en pausa. Puedes reanudarla o cerrarla.`),
  VACANCY_ENDING: byItself((title) => `«${title}» deja de recibir postulaciones en 3 días.`),
  VACANCY_MODERATED: byItself(
    (title) =>
      `Varias personas reportaron «${title}» y quedó en pausa. Revisa el texto y publícala otra vez, o responde si es un error.`,
  ),
  VACANCY_REPORTED: byItself(
    (title) => `Varias personas reportaron «${title}». Sigue publicada mientras una persona la mira: puedes responder.`,
  ),
  VACANCY_REPORTS_DISMISSED: byItself(
    (title) => `Miramos los reportes de «${title}» y está bien así. Si quedó en pausa, ya puedes reanudarla.`,
  ),
  /** People wait and nobody of the team does anything: `days` until it pauses. */
  VACANCY_NEGLECTED: event({
    ...ofVacancy,
    needs: ['company_id', 'vacancy_id'],
    facts: titled.extend({ count: z.int(), days: z.int() }),
    activity: neglected,
    notice: neglected,
    link: (ids) => `${vacancyPage(ids)}/dashboard`,
  }),
  VACANCY_NEGLECT_PAUSED: event({
    ...ofVacancy,
    needs: ['company_id', 'vacancy_id'],
    facts: titled.extend({ count: z.int() }),
    activity: ({ facts }) => `«${facts.title}» quedó en pausa: nadie la atendía y había personas esperando.`,
    notice: ({ facts: { title, count } }) =>
      `«${title}» quedó en pausa. ${waiting(count)}: respóndeles y podrás reanudarla.`,
    link: (ids) => `${vacancyPage(ids)}/dashboard`,
  }),
  /** It has been in pause for a week, and nobody has answered whoever waits. */
  VACANCY_ASK_CLOSING: event({
    ...ofVacancy,
    needs: ['company_id', 'vacancy_id'],
    facts: titled.extend({ count: z.int() }),
    activity: ({ facts }) => `Pedimos cerrar «${facts.title}»: lleva cuatro semanas sin que nadie la atienda.`,
    notice: ({ facts: { title, count } }) =>
      `${waiting(count)} en «${title}» desde hace cuatro semanas. Ciérrala y respóndeles: el texto está preparado.`,
    link: (ids) => `${vacancyPage(ids)}/dashboard?panel=cerrar`,
  }),
  VACANCY_NOT_PUBLISHED: event({
    ...ofVacancy,
    needs: ['company_id', 'vacancy_id'],
    facts: titled.extend(refusedPublication.shape),
    activity: notPublished,
    notice: notPublished,
  }),
}

/** Whoever led them went; `person_id` is responsible from now on. */
const leads = {
  VACANCY_LEADS_PASSED: event({
    ...ofVacancy,
    needs: ['company_id', 'actor_id', 'person_id'],
    facts: z.object({ count: z.int() }),
    activity: ({ person, facts }) => `${person} es responsable de ${plural(facts.count, 'vacante', 'vacantes')} más.`,
    notice: ({ company, facts }) =>
      `Ahora eres responsable de ${plural(facts.count, 'vacante', 'vacantes')} de ${company}.`,
    link: (ids) => `${companyPage(ids)}?tab=vacantes`,
  }),
}

const named = z.object({ name: z.string() })
const ofTemplate = { group: 'vacancies', needs: ['company_id', 'actor_id'], mail: 'never' } as const

const templateEvents = {
  VACANCY_TEMPLATE_SAVED: event({
    ...ofTemplate,
    facts: named,
    activity: ({ actor, facts }) => `${actor} guardó la plantilla «${facts.name}».`,
  }),
  VACANCY_TEMPLATE_RENAMED: event({
    ...ofTemplate,
    facts: named.extend({ before: z.string() }),
    activity: ({ actor, facts }) => `${actor} cambió el nombre de la plantilla «${facts.before}» a «${facts.name}».`,
  }),
  VACANCY_TEMPLATE_DELETED: event({
    ...ofTemplate,
    facts: named,
    activity: ({ actor, facts }) => `${actor} eliminó la plantilla «${facts.name}».`,
  }),
}

export const vacancyEvents = { ...vacancySteps, ...withoutPerson, ...leads, ...templateEvents }
