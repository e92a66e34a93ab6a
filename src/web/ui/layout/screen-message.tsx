import type { ReactNode } from 'react'
import { LogoMark } from './logo.tsx'

interface ScreenMessageProps {
  /** A drawing where its code may be loaded; the logo otherwise. */
  picture?: ReactNode | undefined
  title: string
  text: string
  action?: ReactNode | undefined
}

/** A whole screen that says one thing. */
export function ScreenMessage({ picture, title, text, action }: ScreenMessageProps) {
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-lg flex-col items-center justify-center px-6 py-12 text-center">
      {picture ?? <LogoMark className="h-12" />}
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p role="status" className="mt-3 text-ink-soft text-lg">
        {text}
      </p>
      {action && <div className="mt-7 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
