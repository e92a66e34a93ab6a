import type { z } from 'zod'
import type { Answer, declaredAnswer } from '#shared/hiring/application.ts'
import type { ApplyContext } from '#shared/hiring/applying.ts'
import { isNumberAnswer } from '#shared/hiring/number-answers.ts'

export type Declared = z.infer<typeof declaredAnswer>
export type AskedQuestion = ApplyContext['questions'][number]

/** What the person says on the apply screen. */
export interface ApplyValues {
  cv_id: string | null
  note: string
  /** The note goes out as a letter. */
  is_letter: boolean
  answers: Readonly<Record<string, readonly string[]>>
  declared: Readonly<Record<string, Declared>>
  /** The link of whoever recommends them. */
  referral: string | null
}

/** The kept draft first; what it does not say comes from earlier answers and from the CV that fits best. */
export function startValues({ draft, cvs, best_cv_id, questions, unknown, referral }: ApplyContext): ApplyValues {
  const has = (id: string | null | undefined) => cvs.some((cv) => cv.id === id)
  const kept = new Map(draft?.answers.map(({ question_id, values }) => [question_id, values]))
  const asked = new Set(unknown.map(({ requirement_id }) => requirement_id))
  return {
    cv_id: draft?.cv_id && has(draft.cv_id) ? draft.cv_id : best_cv_id,
    note: draft?.note ?? '',
    is_letter: draft?.is_letter ?? false,
    answers: Object.fromEntries(
      questions.map(({ id, kind, prefilled }) => [id, kind === 'ARCHIVO' ? [] : (kept.get(id) ?? prefilled)]),
    ),
    declared: Object.fromEntries(Object.entries(draft?.declared ?? {}).filter(([id]) => asked.has(id))),
    referral: referral?.token ?? null,
  }
}

/** A file answers as soon as it is there, whatever else was typed while it went up. */
export function withFiles(values: ApplyValues, questions: readonly AskedQuestion[]): ApplyValues {
  const brought = questions.flatMap(({ id, kind, file }) => (kind === 'ARCHIVO' && file ? [[id, [file.id]]] : []))
  return { ...values, answers: { ...values.answers, ...Object.fromEntries(brought) } }
}

/** As the contract takes it: what was left empty is left out. */
export function asBody({ cv_id, note: typed, is_letter, answers, declared, referral }: ApplyValues) {
  const note = typed.trim() || null
  const said: Answer[] = Object.entries(answers)
    .map(([question_id, values]) => ({ question_id, values: values.map((value) => value.trim()).filter(Boolean) }))
    .filter(({ values }) => values.length > 0)
  return { cv_id, note, is_letter: is_letter && note !== null, answers: said, declared, referral }
}

const saidTo = (values: ApplyValues, id: string): string[] =>
  (values.answers[id] ?? []).map((value) => value.trim()).filter(Boolean)

const MISSING: Record<AskedQuestion['kind'], string> = {
  SI_NO: 'Elige Sí o No.',
  OPCION: 'Elige una opción.',
  MULTI: 'Elige al menos una opción.',
  NUMERO: 'Escribe un número.',
  TEXTO: 'Escribe tu respuesta.',
  ARCHIVO: 'Adjunta el archivo.',
}

/** By question, what is still to be said before it can be sent. */
export function answerProblems(values: ApplyValues, questions: readonly AskedQuestion[]): Record<string, string> {
  const found = questions.flatMap(({ id, kind, required }): [string, string][] => {
    const said = saidTo(values, id)
    if (said.length === 0) return required ? [[id, MISSING[kind]]] : []
    return kind === 'NUMERO' && !isNumberAnswer(said[0] ?? '')
      ? [[id, 'Escribe solo el número, por ejemplo 3 o 2,5.']]
      : []
  })
  return Object.fromEntries(found)
}

/** Beside the button, far from the questions: what has to be done up there. */
export function whatIsWrong(
  problems: Readonly<Record<string, string>>,
  values: ApplyValues,
  questions: readonly AskedQuestion[],
): string {
  const marked = questions.filter(({ id }) => problems[id])
  const wrong = marked.filter(({ id }) => saidTo(values, id).length > 0)
  const [first] = wrong
  if (!first) return 'Falta alguna respuesta: la marcamos arriba.'
  if (wrong.length < marked.length) return 'Falta alguna respuesta y otra hay que corregirla: las marcamos arriba.'
  return wrong.length > 1
    ? 'Hay respuestas que corregir: las marcamos arriba.'
    : `Corrige tu respuesta a «${first.text}»: ${problems[first.id]}`
}

/** Whether an answer is still the one that was given elsewhere: it asks to be looked at. */
export function isPrefilled(values: ApplyValues, { id, prefilled }: AskedQuestion): boolean {
  const said = values.answers[id] ?? []
  return prefilled.length > 0 && said.length === prefilled.length && prefilled.every((one) => said.includes(one))
}
