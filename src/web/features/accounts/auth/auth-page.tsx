import type { ReactNode } from 'react'
import { usePageTitle } from '#web/lib/page-title.ts'

interface AuthPageProps {
  title: string
  text?: ReactNode | undefined
  /** Above the card: what happened before the person came here. */
  notice?: ReactNode | undefined
  /** Under the card: the other way to go. */
  foot?: ReactNode | undefined
  children: ReactNode
}

/** One column with one card: all that signing in and its neighbours need. */
export function AuthPage({ title, text, notice, foot, children }: AuthPageProps) {
  usePageTitle(title)
  return (
    <div className="mx-auto w-full max-w-lg flex-1 px-4 pt-6 pb-16 sm:px-6 sm:pt-12">
      <h1 className="text-4xl">{title}</h1>
      {text && <p className="mt-3 text-ink-soft text-lg">{text}</p>}
      {notice && <div className="mt-6">{notice}</div>}
      <noscript>
        <p className="mt-6 rounded-lg bg-warn-soft p-4">Para entrar, activa JavaScript y vuelve a cargar la página.</p>
      </noscript>
      <div className="mt-7 rounded-xl border border-line bg-surface p-5 shadow-rest sm:p-8">{children}</div>
      {foot && <p className="mt-6 text-center text-ink-soft">{foot}</p>}
    </div>
  )
}
