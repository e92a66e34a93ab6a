import { seekerState } from '#shared/hiring/application.ts'
import type { ApplyContext } from '#shared/hiring/applying.ts'
import type { Interview } from '#shared/hiring/interviews.ts'
import type { MyApplication } from '#shared/hiring/my-applications.ts'
import type { Offer } from '#shared/hiring/offers.ts'

const DAY = 86_400_000

export const anId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const inSome = (days: number): string => new Date(Date.now() + days * DAY).toISOString()

const match = { low: 78, high: 86, label: 'ALTO', shown: '78–86 %', missed_must: 0 } as const

export function applyContext(part: Partial<ApplyContext> = {}): ApplyContext {
  return {
    vacancy: { id: anId(1), title: 'Enfermera de quirófano', company_name: "Clínica L'Eixample", reply_days: 6 },
    identity_from: null,
    uses_ai: false,
    cvs: [
      { id: anId(11), title: 'CV para clínicas', is_base: false, is_tailored: false, completeness: 90, match },
      { id: anId(12), title: 'CV base', is_base: true, is_tailored: false, completeness: 70, match: null },
    ],
    best_cv_id: anId(11),
    letter_start: "Hola, equipo de Clínica L'Eixample:\n\nUn saludo,\nItziar",
    questions: [
      {
        id: anId(21),
        text: '¿Puedes trabajar de noche?',
        kind: 'SI_NO',
        options: [],
        required: true,
        prefilled: ['SI'],
        file: null,
      },
      {
        id: anId(22),
        text: '¿Cuántos años llevas en quirófano?',
        kind: 'NUMERO',
        options: [],
        required: true,
        prefilled: [],
        file: null,
      },
    ],
    unknown: [{ requirement_id: anId(31), type: 'LANGUAGE', text: '¿Hablas catalán?', gain: 12 }],
    draft: null,
    referral: null,
    refusal: null,
    earlier: null,
    promised_reply_at: inSome(6),
    ...part,
  }
}

export function myApplication(n: number, part: Partial<MyApplication> = {}): MyApplication {
  return {
    id: anId(n),
    vacancy_id: anId(n + 1000),
    title: `Puesto ${n}`,
    company: { id: anId(2), name: "Clínica L'Eixample", logo_url: null },
    state: 'ENVIADA',
    state_since: inSome(-2),
    stage_label: 'Recibida',
    is_open: true,
    is_on_hold: false,
    undo_until: null,
    applied_at: inSome(-2),
    viewed_at: null,
    promised_reply_at: null,
    unread_messages: 0,
    next_action: null,
    next_interview_at: null,
    interview_timezone: null,
    reminder_at: null,
    cv_title: 'CV base',
    ...part,
  }
}

/** An answer of the list, counted as the server counts. */
export function applicationsPage(items: readonly MyApplication[]) {
  const counts = Object.fromEntries(
    seekerState.options.map((state) => [state, items.filter((one) => one.state === state).length]),
  )
  return { items, next_cursor: null, counts, drafts: [] }
}

export function anInterview(part: Partial<Interview> = {}): Interview {
  return {
    id: anId(41),
    application_id: anId(3),
    title: 'Entrevista técnica',
    kind: 'VIDEO',
    duration_minutes: 45,
    slots: ['2030-06-04T15:00:00.000Z', '2030-06-05T23:30:00.000Z'],
    starts_at: null,
    ends_at: null,
    timezone: 'Europe/Madrid',
    own_timezone: null,
    place: 'https://meet.example.com/abc',
    message: null,
    asked: null,
    interviewers: [],
    state: 'PROPOSED',
    cancel_reason: null,
    ...part,
  }
}

/** The day of a moment where the reader is. */
const dayOf = (iso: string): string => new Date(iso).toLocaleDateString('sv-SE')

export function anOffer(part: Partial<Offer> = {}): Offer {
  return {
    id: anId(51),
    application_id: anId(3),
    salary: 4_200_000,
    currency: 'EUR',
    period: 'ANIO',
    payments_per_year: 12,
    contract: 'INDEFINIDO',
    start_date: '2030-07-01',
    expires_on: dayOf(inSome(5)),
    terms: null,
    state: 'SENT',
    expires_at: inSome(5),
    sent_at: inSome(-1),
    answered_at: null,
    sent_on: dayOf(inSome(-1)),
    answered_on: null,
    decline_reason: null,
    exception_reason: null,
    leaving: null,
    accepted_name: null,
    accepted_hash: null,
    updated_at: '2030-05-27T09:00:00.000Z',
    ...part,
  }
}
