import { useContext } from 'react'
import { Link, Outlet } from 'react-router'
import { Drawn } from '#web/lib/drawn.ts'
import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Logo } from '#web/ui/layout/logo.tsx'
import { MAIN_ID, SkipLink } from '../navigation/skip-link.tsx'
import { PublicFooter } from './public-footer.tsx'

export function PublicFrame() {
  const stands = useContext(Drawn)?.careers?.stands
  // A page of a company that stands elsewhere has no frame of ours.
  if (stands && stands !== 'HERE')
    return (
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
    )
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-40 border-transparent border-b bg-paper/90 backdrop-blur-md">
        <div className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between gap-3 px-4 sm:h-18 sm:px-6">
          <Link to="/" aria-label="Skillo, inicio" className="rounded-md py-2">
            <Logo />
          </Link>
          <HeaderActions />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}

function HeaderActions() {
  const has_token = useSession((session) => session.token !== null)
  if (has_token) return <LinkButton to="/app">Ir a mi espacio</LinkButton>
  return (
    <nav aria-label="Cuenta" className="flex items-center gap-1 sm:gap-2">
      <LinkButton to="/login" variant="quiet" className="max-sm:px-3">
        Iniciar sesión
      </LinkButton>
      {/* On narrow phones both do not fit, and the pages themselves lead to the sign-up. */}
      <LinkButton to="/register" className="max-[25rem]:hidden max-sm:px-3.5">
        Crear cuenta
      </LinkButton>
    </nav>
  )
}
