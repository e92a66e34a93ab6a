import { Link } from 'react-router'
import { TRUST_ADDRESS } from '#shared/trust/trust-address.ts'
import { useSession } from '#web/lib/session.ts'
import { LogoMark } from '#web/ui/layout/logo.tsx'

const START = { to: '/', label: 'Inicio' }
const WORKSPACE = { to: '/app', label: 'Mi espacio' }
const ACCOUNT = [
  { to: '/register', label: 'Crear cuenta' },
  { to: '/login', label: 'Iniciar sesión' },
]
const LEGAL = [
  { to: '/terms', label: 'Términos' },
  { to: '/privacy', label: 'Privacidad' },
  { to: TRUST_ADDRESS, label: 'Informe de confianza' },
]

export function PublicFooter() {
  const has_token = useSession((session) => session.token !== null)
  const links = [START, ...(has_token ? [WORKSPACE] : ACCOUNT), ...LEGAL]
  return (
    <footer className="mt-auto border-line border-t">
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-10 sm:px-6 md:flex-row md:items-center md:justify-between">
        <p className="flex items-center gap-3 text-ink-soft text-sm">
          <LogoMark className="h-6 shrink-0" />
          Skillo une lo que sabes hacer con lo que un equipo necesita.
        </p>
        <nav aria-label="Pie de página" className="-mx-3 grid grid-cols-3 sm:flex sm:flex-wrap">
          {links.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              className="flex min-h-11 items-center rounded-md px-3 font-medium text-ink-soft text-sm hover:text-ink hover:underline"
            >
              {link.label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
