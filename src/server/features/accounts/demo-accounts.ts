export const DEMO_PASSWORD = 'demo-skillo-2026'

/** Invented people; the addresses can never receive mail. */
export const demoAccounts = [
  {
    email: 'valeria@demo.skillo.example',
    full_name: 'Valeria Montes',
    intent: 'SEEKER',
    country: 'MX',
    city: 'Guadalajara',
    headline: 'Desarrolladora frontend',
    about: 'looks for work',
    part: 'Busca empleo',
  },
  {
    email: 'tomas@demo.skillo.example',
    full_name: 'Tomás Arrieta',
    intent: 'RECRUITER',
    country: 'ES',
    city: 'Valencia',
    headline: 'Responsable de selección',
    about: 'hires',
    part: 'Contrata',
  },
  {
    email: 'nuevo@demo.skillo.example',
    full_name: 'Noa Quiroga',
    intent: null,
    country: 'AR',
    city: 'Rosario',
    headline: null,
    about: 'has just signed up',
    part: 'Acaba de registrarse',
  },
] as const

/** Hires in a company of her own and looks for work elsewhere; only in the whole world of the demonstration. */
export const bothAccount = {
  email: 'lucia@demo.skillo.example',
  full_name: 'Lucía Ferrer-Ibáñez',
  intent: 'SEEKER',
  country: 'ES',
  city: 'Málaga',
  headline: 'Diseñadora UX/UI',
  about: 'does both',
  part: 'Contrata y busca empleo',
} as const

interface Demonstration {
  demo: boolean
  demo_world: 'full' | 'small'
}

/** Who can be tried, with the password of all; nobody outside of a demonstration. */
export function demoAccountsOf({ demo, demo_world }: Demonstration) {
  if (!demo) return { items: [], password: null }
  const accounts = demo_world === 'full' ? [...demoAccounts, bothAccount] : demoAccounts
  return {
    items: accounts.map(({ email, full_name, about, part }) => ({ email, full_name, about, part })),
    password: DEMO_PASSWORD,
  }
}
