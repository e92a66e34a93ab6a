import { Menu, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Intent } from '#shared/accounts/users.ts'
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx'
import type { SessionUser } from '#web/lib/session.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Kbd } from '#web/ui/layout/kbd.tsx'
import { Logo } from '#web/ui/layout/logo.tsx'
import { Drawer, preloadDrawer } from '#web/ui/overlays/drawer.tsx'
import { Sidebar } from '../navigation/sidebar.tsx'
import { openPalette } from '../palette/palette-event.ts'

export function AppHeader({ user, intent }: { user: SessionUser; intent: Intent }) {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or the other mode closes the drawer
  useEffect(() => setOpen(false), [pathname, intent])

  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 w-full max-w-(--page-width) items-center gap-1 px-2 sm:px-8 lg:justify-between">
        <IconButton
          label="Abrir menú"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          onPointerEnter={preloadDrawer}
          onFocus={preloadDrawer}
          className="lg:hidden"
        >
          <Menu aria-hidden="true" />
        </IconButton>
        <Link to="/app" aria-label="Skillo, resumen" className="mr-auto rounded-md px-1 py-2 lg:hidden">
          <Logo />
        </Link>
        <SearchButton />
        <span className="flex items-center">
          <IconButton label="Buscar o ir a una página" onClick={openPalette} className="lg:hidden">
            <Search aria-hidden="true" />
          </IconButton>
          <NotificationBell />
        </span>
      </div>
      <Drawer open={open} onOpenChange={setOpen} title="Menú" side="left" className="max-w-64">
        <Sidebar user={user} intent={intent} />
      </Drawer>
    </header>
  )
}

function SearchButton() {
  return (
    <button
      type="button"
      onClick={openPalette}
      className="hidden min-h-11 w-80 items-center gap-3 rounded-lg border border-line bg-surface px-3.5 text-ink-soft transition-colors hover:border-edge lg:flex"
    >
      <Search aria-hidden="true" className="size-4.5" />
      <span className="flex-1 text-left text-[0.9375rem]">Buscar o ir a…</span>
      <Kbd>Ctrl K</Kbd>
    </button>
  )
}
