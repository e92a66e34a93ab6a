import type { LucideIcon } from 'lucide-react'
import { BriefcaseBusiness, Building2, FileText, LayoutDashboard, Send, Settings } from 'lucide-react'
import type { Intent } from '#shared/accounts/users.ts'

interface Place {
  to: string
  label: string
  /** Where there is little room. */
  short?: string
  icon: LucideIcon
  /** Who has this link; everybody when left out. */
  intent?: Intent
}

const places: readonly Place[] = [
  { to: '/app', label: 'Resumen', icon: LayoutDashboard },
  { to: '/app/my-companies', label: 'Mis Empresas', short: 'Empresas', icon: Building2, intent: 'RECRUITER' },
  { to: '/app/cv', label: 'Mi CV', icon: FileText, intent: 'SEEKER' },
  { to: '/app/jobs', label: 'Empleos', icon: BriefcaseBusiness, intent: 'SEEKER' },
  { to: '/app/my-applications', label: 'Mis Postulaciones', short: 'Postulaciones', icon: Send, intent: 'SEEKER' },
  { to: '/app/settings', label: 'Ajustes', icon: Settings },
]

export function placesFor(intent: Intent): Place[] {
  return places.filter((place) => place.intent === undefined || place.intent === intent)
}

/** The bar under the thumb has room for four; whoever hires has so few places that all fit. */
export function barPlacesFor(intent: Intent): Place[] {
  return placesFor(intent).filter(({ to }) => intent === 'RECRUITER' || to !== '/app/settings')
}

const onlyFor: Record<Intent, RegExp> = {
  SEEKER: /^\/app\/(cv|jobs|my-applications)(\/|$)/,
  RECRUITER: /^\/app\/(my-companies|candidate)(\/|$)/,
}

/** False for a page that belongs to the other mode. */
export function makesSenseFor(intent: Intent, pathname: string): boolean {
  return !onlyFor[intent === 'SEEKER' ? 'RECRUITER' : 'SEEKER'].test(pathname)
}
