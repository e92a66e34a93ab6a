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
  },
  {
    email: 'tomas@demo.skillo.example',
    full_name: 'Tomás Arrieta',
    intent: 'RECRUITER',
    country: 'ES',
    city: 'Valencia',
    headline: 'Responsable de selección',
    about: 'hires',
  },
  {
    email: 'nuevo@demo.skillo.example',
    full_name: 'Noa Quiroga',
    intent: null,
    country: 'AR',
    city: 'Rosario',
    headline: null,
    about: 'has just signed up',
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
} as const
