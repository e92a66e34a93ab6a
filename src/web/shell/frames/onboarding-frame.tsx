import { Link, Outlet } from 'react-router'
import { useOnboardingDraft } from '#web/features/accounts/onboarding/onboarding-draft.ts'
import { useSession } from '#web/lib/session.ts'
import { Logo } from '#web/ui/layout/logo.tsx'
import { MAIN_ID, SkipLink } from '../navigation/skip-link.tsx'
import { SessionOver } from '../session/session-over.tsx'
import { useLoadedUser } from '../session/use-loaded-user.ts'
import { WorkspaceLoading } from './workspace-loading.tsx'

export function Component() {
  const user = useLoadedUser()
  const over = useSession((session) => session.token === null)
  const clear = useOnboardingDraft((draft) => draft.clear)
  if (over) return <SessionOver />
  if (!user) return <WorkspaceLoading />
  return (
    <div data-notices="over-header" className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex h-18 w-full max-w-3xl items-center px-4 sm:px-6">
        <Link to="/" aria-label="Skillo, inicio" className="rounded-md py-2">
          <Logo />
        </Link>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-3xl flex-1 px-4 py-6 sm:px-6 sm:py-10">
        <Outlet />
      </main>
      <footer className="mx-auto w-full max-w-3xl px-4 py-6 text-center sm:px-6">
        <Link
          to="/app"
          onClick={clear}
          className="inline-flex min-h-11 items-center rounded-md px-4 font-medium text-ink-soft hover:text-ink hover:underline"
        >
          Hacerlo más tarde
        </Link>
      </footer>
    </div>
  )
}
