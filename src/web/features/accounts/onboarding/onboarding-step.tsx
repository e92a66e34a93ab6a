import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/lib/cx.ts'

interface OnboardingStepProps {
  step: number
  steps: number
  title: string
  text: ReactNode
  children: ReactNode
}

/** One step: where it stands among the others, its question, its answer. The frame has the way to leave it for later. */
export function OnboardingStep({ step, steps, title, text, children }: OnboardingStepProps) {
  return (
    <div className="mx-auto max-w-xl animate-rise">
      <p className="font-medium text-ink-soft text-sm">
        Paso {step} de {steps}
      </p>
      <div aria-hidden="true" className="mt-2.5 flex gap-2">
        {Array.from({ length: steps }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed number of equal bars
          <span key={index} className={cx('h-1.5 flex-1 rounded-full', index < step ? 'bg-brand' : 'bg-line')} />
        ))}
      </div>
      <h1 className="mt-7 text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 mb-8 text-ink-soft text-lg">{text}</p>
      {children}
    </div>
  )
}

/** The way back at the left, the way on at the right. */
export function StepFoot({ back, children }: { back?: string | undefined; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse items-stretch gap-3 pt-3 sm:flex-row sm:items-center sm:justify-between">
      {back ? (
        <Link
          to={back}
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-3 font-medium text-ink-soft hover:text-ink sm:-ml-3"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          Volver
        </Link>
      ) : (
        <span aria-hidden="true" />
      )}
      {children}
    </div>
  )
}
