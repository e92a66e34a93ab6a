import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '../drawings/drawing.tsx'

interface EmptyStateProps {
  drawing: DrawingName
  /** One sentence. */
  text: ReactNode
  title?: string | undefined
  /** One action. */
  action?: ReactNode | undefined
  compact?: boolean | undefined
}

export function EmptyState({ drawing, title, text, action, compact = false }: EmptyStateProps) {
  return (
    <div className={`mx-auto flex max-w-md flex-col items-center text-center ${compact ? 'py-6' : 'py-12'}`}>
      <Drawing name={drawing} className={compact ? 'h-24' : 'h-36'} />
      {title && <h2 className="wrap-anywhere mt-5 text-xl">{title}</h2>}
      <p className={`text-ink-soft ${title ? 'mt-2' : 'mt-5'}`}>{text}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
