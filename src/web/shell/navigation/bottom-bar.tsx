import { NavLink } from 'react-router'
import type { Intent } from '#shared/accounts/users.ts'
import { plural } from '#shared/core/numbers.ts'
import { useNotifications } from '#web/data/notifications.ts'
import { useKeyboardOpen } from '#web/ui/hooks/use-keyboard-open.ts'
import { unreadAt } from './bar-badges.ts'
import { barPlacesFor } from './places.ts'

/** The main places under the thumb on phones and tablets; out of the way while something is typed. */
export function BottomBar({ intent }: { intent: Intent }) {
  const { data: notices = [] } = useNotifications()
  const typing = useKeyboardOpen()
  if (typing) return null
  return (
    <nav
      aria-label="Accesos"
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden"
    >
      <ul className="mx-auto flex h-16 max-w-xl items-stretch px-1">
        {barPlacesFor(intent).map(({ to, label, short = label, icon: Icon }) => {
          const unread = unreadAt(to, notices)
          return (
            <li key={to} className="min-w-0 flex-1">
              <NavLink
                to={to}
                end={to === '/app'}
                className="group flex h-full flex-col items-center justify-center gap-0.5 rounded-lg font-medium text-ink-soft text-xs aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong"
              >
                <span className="relative flex h-7 w-14 items-center justify-center rounded-full transition-colors group-aria-[current=page]:bg-brand-soft">
                  <Icon aria-hidden="true" className="size-5.5" />
                  {unread > 0 && <Unread count={unread} />}
                </span>
                <span className="max-w-full truncate max-[22rem]:text-[0.6875rem] max-[22rem]:tracking-tight">
                  {short}
                </span>
                {unread > 0 && <span className="sr-only">, {plural(unread, 'aviso', 'avisos')} sin leer</span>}
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Unread({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="numeric absolute -top-1 left-8 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-brand px-1 font-bold text-[0.6875rem] text-on-brand ring-2 ring-surface"
    >
      {count > 9 ? '9+' : count}
    </span>
  )
}
