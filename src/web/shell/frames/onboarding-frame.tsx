import { Link, Outlet } from 'react-router'
import { useSession } from '#web/lib/session.ts'
import { Logo } from '#web/ui/layout/logo.tsx'
import { MAIN_ID, SkipLink } from '../navigation/skip-link.tsx'
import { SessionOver } from '../session/session-over.tsx'
import { useLoadedUser } from '../session/use-loaded-user.ts'
import { WorkspaceLoading } from './workspace-loading.tsx'

export function Component() {
  const user = useLoadedUser()
  const over = useSession((session) => session.token === null)
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
    </div>
  )
}
