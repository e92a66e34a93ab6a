import type { Deps } from '#server/context.ts'
import { demoAccountsOf } from '#server/features/accounts/demo-accounts.ts'
import type { PlannedPage } from './job-page.service.ts'
import { pageHead } from './page/page-head.ts'

type SignPath = '/login' | '/register'

const heads = {
  '/login': {
    title: 'Inicia sesión',
    description: 'Entra en Skillo y sigue donde lo dejaste: tu CV, tus postulaciones y las vacantes de tu equipo.',
  },
  '/register': {
    title: 'Crea tu cuenta',
    description: 'Crea tu cuenta en Skillo. Gratis para quien busca empleo; la primera vacante activa también lo es.',
  },
} as const

/** The same for everybody but for the choice made on the landing page, so there are few of them to draw and to keep. */
export function signAddress(path: SignPath, question: URLSearchParams): string {
  const intent = question.get('intent')
  return path === '/register' && (intent === 'SEEKER' || intent === 'RECRUITER') ? `${path}?intent=${intent}` : path
}

/** The forms of signing in and up stand in the first answer; the program that sends them follows. */
export function signPage({ now, config }: Deps, path: SignPath, address: string): PlannedPage {
  const { public_url } = config
  const head = pageHead({
    ...heads[path],
    url: public_url + path,
    picture: { url: `${public_url}/icon-512.png`, alt: 'Skillo', large: false },
    feed_url: `${public_url}/api/v1/jobs/feed`,
    hidden: false,
  })
  const page = { address, drawn_at: now().toISOString(), time_zone: 'UTC', demo_accounts: demoAccountsOf(config) }
  return { status: 200, head, page }
}
