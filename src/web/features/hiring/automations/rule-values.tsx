import type { ReactNode } from 'react'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { useTexts } from '#web/data/hiring-team/texts.ts'
import { useVacancy } from '#web/data/vacancies.ts'
import type { Choice } from '#web/lib/choices.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'

/** One half of a rule while it is written. */
export type RuleDraft = Readonly<Record<string, string>>

interface RuleValueProps {
  draft: RuleDraft
  onChange: (draft: RuleDraft) => void
}

const delays = [
  { value: '0', label: 'Enseguida' },
  { value: '10', label: 'A los 10 minutos' },
  { value: '60', label: 'A la hora' },
  { value: '1440', label: 'Al día siguiente' },
  { value: '4320', label: 'A los 3 días' },
]

/** What a trigger or an action still needs to be told. */
export function RuleValue({ draft, onChange }: RuleValueProps): ReactNode {
  const { stages, team } = useDashboard()
  const put = (name: string, value: string) => onChange({ ...draft, [name]: value })
  const select = (label: string, name: string, choices: readonly Choice[]) => (
    <Field label={label}>
      <Select
        name={name}
        placeholder="Elige"
        choices={choices}
        value={draft[name] ?? ''}
        onChange={(event) => put(name, event.target.value)}
      />
    </Field>
  )
  const input = (label: string, name: string, rest: { maxLength?: number; type?: string } = {}) => (
    <Field label={label}>
      <Input name={name} {...rest} value={draft[name] ?? ''} onChange={(event) => put(name, event.target.value)} />
    </Field>
  )
  const stageChoices = stages.map(({ id, name }) => ({ value: id, label: name }))
  const members = team.map(({ member_id, full_name }) => ({ value: member_id, label: full_name }))
  switch (draft.kind) {
    case 'ENTER_STAGE':
    case 'MOVE_STAGE':
      return select('Etapa', 'stage_id', stageChoices)
    case 'DAYS_IN_STAGE':
      return (
        <>
          {select('Etapa', 'stage_id', stageChoices)}
          {input('Días', 'days', { type: 'number' })}
        </>
      )
    case 'ANSWER_IS':
      return <AnswerValue draft={draft} put={put} />
    case 'SEND_TEMPLATE':
      return <TextValue draft={draft} put={put} />
    case 'ADD_TAG':
      return input('Etiqueta', 'tag', { maxLength: HIRING_LENGTHS.tag })
    case 'ASSIGN_OWNER':
    case 'REQUEST_SCORECARD':
    case 'NOTIFY_MEMBER':
      return select('Persona', 'member_id', members)
    case 'CREATE_TASK':
      return (
        <>
          {input('Tarea', 'title', { maxLength: HIRING_LENGTHS.task })}
          {select('Para quién', 'member_id', members)}
        </>
      )
    default:
      return null
  }
}

interface PartProps {
  draft: RuleDraft
  put: (name: string, value: string) => void
}

function AnswerValue({ draft, put }: PartProps) {
  const { vacancy } = useDashboard()
  const { data } = useVacancy(vacancy.id)
  const questions = data?.document.questions.filter(({ kind }) => kind !== 'ARCHIVO') ?? []
  const question = questions.find(({ id }) => id === draft.question_id)
  const answers = question?.kind === 'SI_NO' ? ['SI', 'NO'] : (question?.options ?? [])
  return (
    <>
      <Field label="Pregunta">
        <Select
          name="question_id"
          placeholder={questions.length === 0 ? 'Esta vacante no tiene preguntas' : 'Elige'}
          choices={questions.map(({ id, text }) => ({ value: id, label: text }))}
          value={draft.question_id ?? ''}
          onChange={(event) => put('question_id', event.target.value)}
        />
      </Field>
      <Field label="Respuesta">
        {answers.length > 0 ? (
          <Select
            name="value"
            placeholder="Elige"
            choices={answers.map((value) => ({ value, label: value === 'SI' ? 'Sí' : value === 'NO' ? 'No' : value }))}
            value={draft.value ?? ''}
            onChange={(event) => put('value', event.target.value)}
          />
        ) : (
          <Input
            name="value"
            maxLength={HIRING_LENGTHS.rule_answer}
            value={draft.value ?? ''}
            onChange={(event) => put('value', event.target.value)}
          />
        )}
      </Field>
    </>
  )
}

function TextValue({ draft, put }: PartProps) {
  const { vacancy } = useDashboard()
  const texts = useTexts(vacancy.company_id)
  const own = texts.data?.items.flatMap(({ id, name }) => (id ? [{ value: id, label: name }] : [])) ?? []
  return (
    <>
      <Field label="Texto" help={own.length === 0 ? 'Guarda antes un texto en «Plantillas» de la empresa.' : undefined}>
        <Select
          name="template_id"
          placeholder="Elige"
          choices={own}
          value={draft.template_id ?? ''}
          onChange={(event) => put('template_id', event.target.value)}
        />
      </Field>
      <Field label="Cuándo sale">
        <Select
          name="delay_minutes"
          choices={delays}
          value={draft.delay_minutes ?? '10'}
          onChange={(event) => put('delay_minutes', event.target.value)}
        />
      </Field>
    </>
  )
}
