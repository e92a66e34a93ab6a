import { History } from 'lucide-react'
import { NUMBER_ANSWER_MAX } from '#shared/core/limits.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import type { AskedQuestion } from './apply-values.ts'
import { FileAnswer } from './file-answer.tsx'

interface QuestionFieldProps {
  vacancy_id: string
  question: AskedQuestion
  values: readonly string[]
  /** Taken from an earlier application, and not changed since. */
  prefilled: boolean
  error: string | undefined
  onChange: (values: readonly string[]) => void
}

const yesOrNo = { SI: 'Sí', NO: 'No' } as const

/** One question of the company, in the way its kind is answered. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, prefilled, error } = props
  const typed = question.kind === 'NUMERO' || question.kind === 'TEXTO'
  const Frame = typed ? Field : FieldGroup
  return (
    <div id={questionId(question.id)} tabIndex={-1} className="rounded-lg outline-offset-4">
      <Frame
        label={question.text}
        optional={!question.required}
        error={error}
        help={
          prefilled && (
            <span className="inline-flex items-start gap-1.5">
              <History aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              Es lo que respondiste antes a esta pregunta. Revísalo.
            </span>
          )
        }
      >
        <AnswerControl {...props} />
      </Frame>
    </div>
  )
}

export const questionId = (id: string): string => `pregunta-${id}`

function AnswerControl({ vacancy_id, question, values, onChange }: QuestionFieldProps) {
  const [said = ''] = values
  switch (question.kind) {
    case 'SI_NO':
      return (
        <RadioPills
          name={question.id}
          words={yesOrNo}
          value={said === 'SI' || said === 'NO' ? said : null}
          onChange={(one) => onChange([one])}
        />
      )
    case 'OPCION':
      return (
        <RadioPills
          name={question.id}
          words={Object.fromEntries(question.options.map((option) => [option, option]))}
          value={said || null}
          onChange={(one) => onChange([one])}
        />
      )
    case 'MULTI':
      return question.options.map((option) => (
        <Checkbox
          key={option}
          label={option}
          checked={values.includes(option)}
          onChange={({ target }) =>
            onChange(target.checked ? [...values, option] : values.filter((one) => one !== option))
          }
        />
      ))
    case 'NUMERO':
      return (
        <Input
          inputMode="decimal"
          autoComplete="off"
          maxLength={NUMBER_ANSWER_MAX}
          className="max-w-48"
          value={said}
          onChange={({ target }) => onChange([target.value])}
        />
      )
    case 'TEXTO':
      return (
        <Textarea
          maxLength={HIRING_LENGTHS.answer_text}
          value={said}
          onChange={({ target }) => onChange([target.value])}
        />
      )
    case 'ARCHIVO':
      return <FileAnswer vacancy_id={vacancy_id} question={question} onChange={() => onChange([])} />
  }
}
