import type { z } from 'zod'
import { NUMBER_ANSWER_MAX } from '#shared/core/limits.ts'
import { questionKind, type ScreeningQuestion } from '#shared/vacancies/vacancy-document.ts'
import { VACANCY_COUNTS, VACANCY_LENGTHS } from '#shared/vacancies/vacancy-limits.ts'
import { useProblem } from '#web/editor/fields/use-problem.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { ChipsInput } from '#web/ui/suggestions/chips-input.tsx'
import { FindingNotes } from '../fields/finding-notes.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

const kindWords: Record<z.infer<typeof questionKind>, string> = {
  SI_NO: 'Sí o no',
  OPCION: 'Una opción',
  MULTI: 'Varias opciones',
  NUMERO: 'Un número',
  TEXTO: 'Texto libre',
  ARCHIVO: 'Un archivo',
}
const FILE_EXPLAINED =
  'Recibes un PDF, DOCX, PNG o JPG de hasta 10 MB. Si la vacante se revisa a ciegas, se abre al mostrar la identidad.'
const kinds = questionKind.options.map((kind) => ({ value: kind, label: kindWords[kind] }))

interface QuestionRowProps {
  question: ScreeningQuestion
  index: number
  onChange: (question: ScreeningQuestion) => void
}

export function QuestionRow({ question, index, onChange }: QuestionRowProps) {
  const path = `questions.${index}`
  const { error, onBlur } = useProblem(`${path}.text`, question.text !== '')
  const patch = (part: Partial<ScreeningQuestion>) => onChange({ ...question, ...part })
  return (
    <div className="space-y-4">
      <div className="grid gap-4 @lg:grid-cols-[minmax(0,1fr)_11rem]">
        <Field label={`Pregunta ${index + 1}`} error={error}>
          <Input
            name={`${path}.text`}
            maxLength={VACANCY_LENGTHS.question}
            autoComplete="off"
            value={question.text}
            onChange={(event) => patch({ text: event.target.value })}
            onBlur={onBlur}
          />
        </Field>
        <Field label="Respuesta">
          <Select
            name={`${path}.kind`}
            choices={kinds}
            value={question.kind}
            onChange={(event) => onChange(ofKind(question, questionKind.parse(event.target.value)))}
          />
        </Field>
      </div>
      {hasOptions(question) && <OptionsField path={path} question={question} onChange={patch} />}
      {question.kind === 'ARCHIVO' && <p className="text-ink-soft text-sm">{FILE_EXPLAINED}</p>}
      <FindingNotes path={path} deep />
      <Checkbox
        label="Hay que responderla para postularse"
        checked={question.required}
        onChange={(event) => patch({ required: event.target.checked })}
      />
      {!isForPeople(question.kind) && <Knockout path={path} question={question} onChange={patch} />}
    </div>
  )
}

/** Nobody but a person can weigh a text or a file. */
const isForPeople = (kind: ScreeningQuestion['kind']): boolean => kind === 'TEXTO' || kind === 'ARCHIVO'

const hasOptions = ({ kind }: ScreeningQuestion): boolean => kind === 'OPCION' || kind === 'MULTI'

/** Answers of another kind fit no longer. */
function ofKind(question: ScreeningQuestion, kind: ScreeningQuestion['kind']): ScreeningQuestion {
  const next = { ...question, kind, expected: [] }
  return isForPeople(kind) ? { ...next, is_knockout: false } : next
}

interface PartProps {
  path: string
  question: ScreeningQuestion
  onChange: (part: Partial<ScreeningQuestion>) => void
}

function OptionsField({ path, question, onChange }: PartProps) {
  const { error, onBlur } = useProblem(`${path}.options`, question.options.length > 0)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the box inside was left
    <div onBlur={onBlur}>
      <Field label="Opciones" error={error} help={`Enter añade otra. Entre 2 y ${VACANCY_COUNTS.options}.`}>
        <ChipsInput
          name={`${path}.options`}
          listLabel="Opciones"
          max={VACANCY_COUNTS.options}
          value={question.options}
          onChange={(options) => {
            const kept = options.map((option) => option.slice(0, VACANCY_LENGTHS.option))
            onChange({ options: kept, expected: question.expected.filter((answer) => kept.includes(answer)) })
          }}
        />
      </Field>
    </div>
  )
}

const EXPLAINED =
  'Quien responda otra cosa queda marcado para que una persona del equipo lo confirme. Nadie queda fuera de forma automática.'

function Knockout({ path, question, onChange }: PartProps) {
  return (
    <>
      <Checkbox
        label="Es excluyente"
        help={EXPLAINED}
        checked={question.is_knockout}
        onChange={(event) => onChange({ is_knockout: event.target.checked, expected: [] })}
      />
      {question.is_knockout && <ExpectedField path={path} question={question} onChange={onChange} />}
    </>
  )
}

const yesOrNo = [
  { value: 'SI', label: 'Sí' },
  { value: 'NO', label: 'No' },
] as const

/** Which answers fit; for a number, the least that does. */
function ExpectedField({ path, question, onChange }: PartProps) {
  const { problems, eager } = useVacancyEditor()
  const error = eager ? problems[`${path}.expected`] : undefined
  const { kind, expected } = question
  if (kind === 'NUMERO') {
    return (
      <Field label="Como mínimo" error={error} className="@lg:max-w-48">
        <Input
          name={`${path}.expected`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={NUMBER_ANSWER_MAX}
          value={expected[0] ?? ''}
          onChange={(event) => onChange({ expected: event.target.value === '' ? [] : [event.target.value] })}
        />
      </Field>
    )
  }
  const single = kind === 'SI_NO'
  const answers = single ? yesOrNo : question.options.filter(Boolean).map((value) => ({ value, label: value }))
  return (
    <FieldGroup label="Respuestas que encajan" error={error}>
      <div className="flex flex-wrap gap-x-6">
        {answers.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={expected.includes(value)}
            onChange={(event) => onChange({ expected: chosen(expected, value, event.target.checked, single) })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function chosen(expected: readonly string[], answer: string, on: boolean, single: boolean): string[] {
  if (!on) return expected.filter((one) => one !== answer)
  return single ? [answer] : [...expected, answer]
}
