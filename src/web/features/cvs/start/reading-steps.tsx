import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import type { CvSource } from './use-read-cv.ts'

const STEPS = ['Subiendo…', 'Leyendo…', 'Ordenando…'] as const
const BYTES_A_SECOND = 1_000_000
const SHORTEST_MS = 500
const READING_MS = 1_500
/** «Cancelar» stands where the button was that began the reading: the second press of a double click is none of it. */
const SECOND_PRESS_MS = 600

/** A browser does not tell when the last byte has left, so the first step lasts as long as a common line needs. */
function uploadTime(source: CvSource): number {
  if (source.kind === 'text') return SHORTEST_MS
  return SHORTEST_MS + (source.file.size / BYTES_A_SECOND) * 1_000
}

function useStep(source: CvSource): number {
  const [step, setStep] = useState(0)
  useEffect(() => {
    setStep(0)
    const sent = uploadTime(source)
    const timers = [setTimeout(() => setStep(1), sent), setTimeout(() => setStep(2), sent + READING_MS)]
    return () => timers.forEach(clearTimeout)
  }, [source])
  return step
}

export function ReadingSteps({ source, onCancel }: { source: CvSource; onCancel: () => void }) {
  const step = useStep(source)
  const since = useRef(performance.now())
  const cancel = () => performance.now() - since.current > SECOND_PRESS_MS && onCancel()
  return (
    <div className="space-y-5">
      <p className="wrap-anywhere text-ink-soft">
        {source.kind === 'file' ? source.file.name : 'El texto que pegaste'}
      </p>
      <Progress label="Leyendo tu CV" />
      <ol className="space-y-2.5">
        {STEPS.map((words, index) => (
          <li
            key={words}
            aria-current={index === step ? 'step' : undefined}
            className={cx('flex items-center gap-3', index === step ? 'font-semibold' : 'text-ink-soft')}
          >
            <StepMark done={index < step} current={index === step} />
            {words}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {STEPS[step]}
      </p>
      <Button variant="secondary" onClick={cancel}>
        Cancelar
      </Button>
    </div>
  )
}

function StepMark({ done, current }: { done: boolean; current: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex size-6 items-center justify-center rounded-full border-[1.5px]',
        done ? 'border-brand bg-brand text-on-brand' : current ? 'border-brand' : 'border-line',
      )}
    >
      {done ? (
        <Check className="size-3.5" strokeWidth={3.5} />
      ) : (
        current && <span className="size-2 animate-shimmer rounded-full bg-brand" />
      )}
    </span>
  )
}
