import type { LucideIcon } from 'lucide-react'
import {
  BadgeCheck,
  Bell,
  BriefcaseBusiness,
  Building2,
  ClipboardList,
  EyeOff,
  FilePlus2,
  FileText,
  Home,
  KeyRound,
  LogIn,
  Palette,
  Scale,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  UserPlus,
  UserRound,
} from 'lucide-react'
import { withoutAccents } from '#shared/core/fold.ts'
import type { FoundKind } from '#shared/overview/find.ts'
import type { Found } from '#web/data/find.ts'
import type { SessionUser } from '#web/lib/session.ts'
import { placesFor } from '../navigation/places.ts'

export interface Entry {
  label: string
  /** What it is, where the name alone does not say it. */
  hint?: string
  /** The heading above it and its like. */
  group?: string
  to: string
  icon: LucideIcon
}

const outside: readonly Entry[] = [
  { label: 'Inicio', to: '/', icon: Home },
  { label: 'Iniciar sesión', to: '/login', icon: LogIn },
  { label: 'Crear cuenta', to: '/register', icon: UserPlus },
]

const settings: readonly Entry[] = [
  { label: 'Ajustes: cuenta y seguridad', to: '/app/settings?tab=cuenta', icon: KeyRound },
  { label: 'Ajustes: verificaciones', to: '/app/settings?tab=verificaciones', icon: BadgeCheck },
  { label: 'Ajustes: preferencias de empleo', to: '/app/settings?tab=preferencias', icon: SlidersHorizontal },
  { label: 'Ajustes: privacidad', to: '/app/settings?tab=privacidad', icon: EyeOff },
  { label: 'Ajustes: notificaciones', to: '/app/settings?tab=notificaciones', icon: Bell },
  { label: 'Ajustes: apariencia', to: '/app/settings?tab=apariencia', icon: Palette },
]

const legal: readonly Entry[] = [
  { label: 'Términos', to: '/terms', icon: Scale },
  { label: 'Privacidad', to: '/privacy', icon: ShieldCheck },
]

function fold(text: string): string {
  return withoutAccents(text).toLowerCase()
}

/** Where this person can go, filtered by what was typed, then what the server found; job seekers can also search for it. */
export function entriesFor(user: SessionUser | null, typed: string, of_server: readonly Entry[] = []): Entry[] {
  const inside = user?.intent ? [...placesFor(user.intent), ...settings] : outside
  const wanted = fold(typed.trim())
  const pages = [...inside, ...legal].filter((entry) => fold(entry.label).includes(wanted))
  const found = [...pages, ...of_server]
  if (!wanted || !user?.intent) return found
  const here: Entry =
    user.intent === 'SEEKER'
      ? {
          label: `Buscar empleos: «${typed.trim()}»`,
          to: `/app/jobs?tab=explorar&q=${encodeURIComponent(typed.trim())}`,
          icon: Search,
        }
      : { label: 'Crear una vacante', to: '/app/my-companies', icon: FilePlus2 }
  return user.intent === 'SEEKER' || found.length === 0 ? [...found, here] : found
}

const kinds: Record<FoundKind, { group: string; icon: LucideIcon }> = {
  COMPANY: { group: 'Tus empresas', icon: Building2 },
  VACANCY: { group: 'Tus vacantes', icon: ClipboardList },
  PERSON: { group: 'Personas candidatas', icon: UserRound },
  CV: { group: 'Tus CV', icon: FileText },
  JOB: { group: 'Empleos', icon: BriefcaseBusiness },
}

/** What the server found, under the heading of its kind. */
export const foundEntries = (found: readonly Found[]): Entry[] =>
  found.map(({ kind, label, hint, link_to }) => ({ ...kinds[kind], label, hint, to: link_to }))
