import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: ReactNode
  text?: ReactNode | undefined
  /** The one main action of the page. */
  action?: ReactNode | undefined
  /** A small line above the title, e.g. the company or «Paso 1 de 3». */
  eyebrow?: ReactNode | undefined
}

export function PageHeader({ title, text, action, eyebrow }: PageHeaderProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-8">
      <div className="min-w-0 max-w-2xl">
        {eyebrow && <p className="mb-1.5 font-medium text-ink-soft text-sm">{eyebrow}</p>}
        <h1 className="text-2xl sm:text-4xl">{title}</h1>
        {text && <p className="mt-1 text-ink-soft sm:mt-2 sm:text-lg">{text}</p>}
      </div>
      {action}
    </header>
  )
}
