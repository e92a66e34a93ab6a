import { lazy, Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSession } from '#web/lib/session.ts'
import { BottomBar } from '../navigation/bottom-bar.tsx'
import { Sidebar } from '../navigation/sidebar.tsx'
import { MAIN_ID, SkipLink } from '../navigation/skip-link.tsx'
import { SessionOver } from '../session/session-over.tsx'
import { useLoadedUser } from '../session/use-loaded-user.ts'
import { AppHeader } from './app-header.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { VacancySheet } from './vacancy-sheet.tsx'
import { WorkspaceLoading } from './workspace-loading.tsx'

// Seen once in the life of an account.
const IntentChooser = lazy(() => import('../intent/intent-chooser.tsx'))

export function Component() {
  const user = useLoadedUser()
  const over = useSession((session) => session.token === null)
  // The choice is saved before the page that it leads to stands: until then the chooser stays.
  const [heldUntil, setHeldUntil] = useState<string | null>(null)
  const { pathname, search } = useLocation()
  const isHeld = heldUntil !== null && heldUntil !== pathname + search
  if (over) return <SessionOver />
  if (!user) return <WorkspaceLoading />
  if (!user.intent || isHeld) {
    return (
      <Suspense fallback={<WorkspaceLoading />}>
        <IntentChooser onHold={setHeldUntil} />
      </Suspense>
    )
  }
  return (
    <div className="min-h-dvh lg:pl-64">
      <SkipLink />
      <aside
        aria-label="Menú lateral"
        className="fixed inset-y-0 left-0 z-40 hidden w-64 border-line border-r bg-surface lg:block"
      >
        <Sidebar user={user} intent={user.intent} />
      </aside>
      <AppHeader user={user} intent={user.intent} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-(--page-width) px-4 pt-4 pb-[calc(4rem+var(--bottom-bar))] sm:px-8 sm:pt-6 lg:pt-8"
      >
        <Outlet />
      </main>
      <BottomBar intent={user.intent} />
      <VacancySheet />
      <ConnectionNote />
    </div>
  )
}
