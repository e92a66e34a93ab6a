import type { LucideIcon } from 'lucide-react'
import {
  BadgeCheck,
  Bell,
  EyeOff,
  FilePlus2,
  Home,
  KeyRound,
  LogIn,
  Palette,
  Scale,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  UserPlus,
} from 'lucide-react'
import { withoutAccents } from '#shared/core/fold.ts'
import type { SessionUser } from '#web/lib/session.ts'
import { placesFor } from '../navigation/places.ts'

interface Entry {
  label: string
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

/** Where this person can go, filtered by what was typed; job seekers can also search for it. */
export function entriesFor(user: SessionUser | null, typed: string): Entry[] {
  const inside = user?.intent ? [...placesFor(user.intent), ...settings] : outside
  const wanted = fold(typed.trim())
  const found = [...inside, ...legal].filter((entry) => fold(entry.label).includes(wanted))
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
