import { LogOut } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import type { Intent } from '#shared/accounts/users.ts'
import { useMe } from '#web/data/accounts/me.ts'
import { cx } from '#web/lib/cx.ts'
import type { SessionUser } from '#web/lib/session.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Logo } from '#web/ui/layout/logo.tsx'
import { ModeSwitcher } from '../intent/mode-switcher.tsx'
import { useLogout } from '../session/use-logout.ts'
import { placesFor } from './places.ts'

const lineClass =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 font-medium text-ink-soft transition-colors hover:bg-sunk hover:text-ink'

export function Sidebar({ user, intent }: { user: SessionUser; intent: Intent }) {
  return (
    <div className="flex min-h-full flex-col px-4 pb-4 lg:h-full lg:overflow-y-auto">
      <Link
        to="/app"
        aria-label="Skillo, resumen"
        className="flex h-16 shrink-0 items-center self-start rounded-md px-2"
      >
        <Logo />
      </Link>
      <nav aria-label="Principal" className="mt-3 flex-1">
        <ul className="space-y-1">
          {placesFor(intent).map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/app'}
                className={cx(
                  lineClass,
                  'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong',
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 space-y-4">
        <ModeSwitcher intent={intent} />
        <Person user={user} />
      </div>
    </div>
  )
}

function Person({ user }: { user: SessionUser }) {
  const me = useMe().data
  const logout = useLogout()
  const [name, domain] = user.email.split('@')
  return (
    <div className="space-y-2 border-line border-t pt-4">
      <div className="flex items-center gap-3 px-1">
        <Avatar name={user.full_name} url={me?.profile_picture_url} />
        <div className="min-w-0">
          <p className="wrap-anywhere line-clamp-2 font-semibold text-[0.9375rem] leading-snug">{user.full_name}</p>
          <p className="wrap-anywhere text-ink-soft text-sm leading-snug">
            {name}@<wbr />
            {domain}
          </p>
        </div>
      </div>
      <button type="button" onClick={logout} className={lineClass}>
        <LogOut aria-hidden="true" className="size-5 shrink-0" />
        Cerrar Sesión
      </button>
    </div>
  )
}
