import { Check } from 'lucide-react'
import { cx } from '#web/lib/cx.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawings/drawing.tsx'
import { Card } from '#web/ui/layout/card.tsx'

interface PathStep {
  title: string
  text: string
  is_done: boolean
  action: string
  to: string
}

interface FirstPathProps {
  title: string
  text: string
  drawing: DrawingName
  steps: readonly PathStep[]
}

/** The way to the first success: three steps, of which only the next one asks for a press. */
export function FirstPath({ title, text, drawing, steps }: FirstPathProps) {
  const next = steps.findIndex(({ is_done }) => !is_done)
  return (
    <Card title={title} text={text}>
      <div className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
        <ol className="space-y-1">
          {steps.map((step, at) => (
            <Step
              key={step.title}
              step={step}
              number={at + 1}
              is_next={at === next}
              is_last={at === steps.length - 1}
            />
          ))}
        </ol>
        <Drawing name={drawing} className="h-40 max-md:hidden" />
      </div>
    </Card>
  )
}

interface StepProps {
  step: PathStep
  number: number
  is_next: boolean
  is_last: boolean
}

function Step({ step, number, is_next, is_last }: StepProps) {
  return (
    <li aria-current={is_next ? 'step' : undefined} className="flex gap-4">
      <div className="flex flex-col items-center">
        <StepMark number={number} is_done={step.is_done} is_next={is_next} />
        {!is_last && <span aria-hidden="true" className="my-1 w-px flex-1 bg-line" />}
      </div>
      <div className={cx('min-w-0 pt-1.5', !is_last && 'pb-5')}>
        <p className={cx('font-semibold', !is_next && 'text-ink-soft')}>
          {step.title}
          {step.is_done && <span className="sr-only"> (hecho)</span>}
        </p>
        {is_next && (
          <>
            <p className="mt-1 text-ink-soft">{step.text}</p>
            <LinkButton to={step.to} className="mt-4">
              {step.action}
            </LinkButton>
          </>
        )}
      </div>
    </li>
  )
}

function StepMark({ number, is_done, is_next }: { number: number; is_done: boolean; is_next: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'numeric grid size-9 shrink-0 place-items-center rounded-full font-bold',
        is_done ? 'bg-good-soft text-good' : is_next ? 'bg-brand text-on-brand' : 'bg-sunk text-ink-soft',
      )}
    >
      {is_done ? <Check strokeWidth={3} className="size-5" /> : number}
    </span>
  )
}
