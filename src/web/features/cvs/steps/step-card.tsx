import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { sectionAddress } from '../editor/sections/use-section.ts'
import type { SmallStep } from './small-step.ts'
import { StepFrame } from './step-frame.tsx'

interface StepCardProps {
  step: SmallStep
  onApply: (step: SmallStep, change: NonNullable<SmallStep['change']>) => void
  onLeave: () => void
}

/** A step that changes the text: at once, with an answer, or in the field itself. */
export function StepCard({ step, onApply, onLeave }: StepCardProps) {
  const { what, why, before, after, change, ask, button = 'Cambiar' } = step
  const [answer, setAnswer] = useState(ask?.kind === 'choice' ? ask.start : '')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const said = answer.trim()
  const edit = ask && said !== '' ? ask.change(said) : change
  function goThere() {
    const field = step.field ? `&campo=${step.field}` : ''
    void navigate(sectionAddress(search, step.section) + field, { preventScrollReset: true })
  }
  return (
    <StepFrame
      what={what}
      why={why}
      actions={
        <>
          {edit || ask ? (
            <Button disabled={!edit} onClick={() => edit && onApply(step, edit)}>
              {ask?.kind === 'text' ? 'Añadir' : button}
            </Button>
          ) : (
            <Button onClick={goThere}>Ir a cambiarlo</Button>
          )}
          <Button variant="secondary" onClick={onLeave}>
            Dejar así
          </Button>
        </>
      }
    >
      {before !== undefined && after !== undefined && <BeforeAfter before={before} after={after} />}
      {ask?.kind === 'text' && (
        <Field optional label={ask.label} help={ask.help}>
          <Textarea rows={2} maxLength={ask.max} value={answer} onChange={(event) => setAnswer(event.target.value)} />
        </Field>
      )}
      {ask?.kind === 'choice' && (
        <Field label={ask.label}>
          <Select
            placeholder="Elige un nivel"
            choices={Object.entries(ask.words).map(([value, label]) => ({ value, label }))}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        </Field>
      )}
    </StepFrame>
  )
}

function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <div className="min-w-0 rounded-lg bg-sunk p-3">
        <dt className="text-ink-soft text-sm">Ahora</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{before}</dd>
      </div>
      <div className="min-w-0 rounded-lg bg-good-soft p-3">
        <dt className="text-good text-sm">Después</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{after}</dd>
      </div>
    </dl>
  )
}
