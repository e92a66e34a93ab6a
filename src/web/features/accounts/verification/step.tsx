import { type ReactNode, useEffect, useRef } from 'react'
import { Drawing, type DrawingName } from '#web/ui/drawings/drawing.tsx'

interface StepProps {
  drawing: DrawingName
  title: string
  children: ReactNode
  actions?: ReactNode | undefined
}

/** One state of the page; it takes focus when it replaces another, so that its words are read. */
export function Step({ drawing, title, children, actions }: StepProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="paso"
      className="mx-auto flex w-full max-w-lg flex-1 animate-fade flex-col items-center justify-center px-4 py-12 text-center sm:px-6"
    >
      <Drawing name={drawing} className="h-40" />
      <h1 id="paso" className="mt-6 text-3xl sm:text-4xl">
        {title}
      </h1>
      <div className="mt-3 w-full space-y-4 text-ink-soft text-lg">{children}</div>
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  )
}
