import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'

interface City {
  city: string
  region: string
  /** Of all people of the land. */
  weight: number
}

/** One of the six countries in which the demonstration takes place. */
export interface Land {
  country: string
  currency: VacancyDocument['salary']['currency']
  timezone: string
  locale: string
  period: 'ANIO' | 'MES'
  payments: number
  /** What thousand euros a year in Spain are here, in whole units for one `period`. */
  pays: { technical: number; other: number }
  /** The least that the law lets anybody be paid for a whole working day, for one `period`. */
  least: number
  /** Amounts are said in steps of this. */
  step: number
  /** Followed by three digits, a number that nobody was given. */
  phone: string
  cities: readonly City[]
}

const at = (city: string, region: string, weight = 1): City => ({ city, region, weight })

export const lands: Readonly<Record<'ES' | 'MX' | 'AR' | 'CO' | 'CL' | 'PE', Land>> = {
  ES: {
    country: 'ES',
    currency: 'EUR',
    timezone: 'Europe/Madrid',
    locale: 'es-ES',
    period: 'ANIO',
    payments: 14,
    pays: { technical: 1000, other: 1000 },
    least: 17_500,
    step: 500,
    phone: '+34 600 000 ',
    cities: [
      at('Madrid', 'Comunidad de Madrid', 5),
      at('Barcelona', 'Cataluña', 4),
      at('Valencia', 'Comunidad Valenciana', 3),
      at('Sevilla', 'Andalucía', 2),
      at('Zaragoza', 'Aragón'),
      at('Bilbao', 'País Vasco'),
      at('Málaga', 'Andalucía'),
      at('Vigo', 'Galicia'),
      at('Palma', 'Islas Baleares'),
    ],
  },
  MX: {
    country: 'MX',
    currency: 'MXN',
    timezone: 'America/Mexico_City',
    locale: 'es-MX',
    period: 'MES',
    payments: 13,
    pays: { technical: 1_050, other: 640 },
    least: 10_000,
    step: 500,
    phone: '+52 55 5555 0',
    cities: [
      at('Ciudad de México', 'Ciudad de México', 5),
      at('Guadalajara', 'Jalisco', 3),
      at('Monterrey', 'Nuevo León', 3),
      at('Puebla', 'Puebla'),
      at('Querétaro', 'Querétaro'),
    ],
  },
  AR: {
    country: 'AR',
    currency: 'ARS',
    timezone: 'America/Argentina/Buenos_Aires',
    locale: 'es-AR',
    period: 'MES',
    payments: 13,
    pays: { technical: 74_000, other: 60_000 },
    least: 700_000,
    step: 50_000,
    phone: '+54 11 5555 0',
    cities: [
      at('Buenos Aires', 'Ciudad Autónoma de Buenos Aires', 5),
      at('Córdoba', 'Córdoba', 2),
      at('Rosario', 'Santa Fe', 2),
      at('Mendoza', 'Mendoza'),
    ],
  },
  CO: {
    country: 'CO',
    currency: 'COP',
    timezone: 'America/Bogota',
    locale: 'es-CO',
    period: 'MES',
    payments: 13,
    pays: { technical: 200_000, other: 115_000 },
    least: 1_900_000,
    step: 100_000,
    phone: '+57 300 000 0',
    cities: [
      at('Bogotá', 'Bogotá', 5),
      at('Medellín', 'Antioquia', 3),
      at('Cali', 'Valle del Cauca', 2),
      at('Barranquilla', 'Atlántico'),
    ],
  },
  CL: {
    country: 'CL',
    currency: 'CLP',
    timezone: 'America/Santiago',
    locale: 'es-CL',
    period: 'MES',
    payments: 12,
    pays: { technical: 58_000, other: 40_000 },
    least: 600_000,
    step: 50_000,
    phone: '+56 9 0000 0',
    cities: [
      at('Santiago', 'Región Metropolitana', 5),
      at('Valparaíso', 'Valparaíso', 2),
      at('Concepción', 'Biobío', 2),
    ],
  },
  PE: {
    country: 'PE',
    currency: 'PEN',
    timezone: 'America/Lima',
    locale: 'es-PE',
    period: 'MES',
    payments: 14,
    pays: { technical: 180, other: 92 },
    least: 1_300,
    step: 50,
    phone: '+51 900 000 ',
    cities: [at('Lima', 'Lima', 5), at('Arequipa', 'Arequipa', 2), at('Trujillo', 'La Libertad')],
  },
}

export type LandCode = keyof typeof lands

/** As often as people live there. */
export const landsByWeight: readonly LandCode[] = [
  'ES',
  'ES',
  'ES',
  'ES',
  'ES',
  'ES',
  'ES',
  'MX',
  'MX',
  'MX',
  'MX',
  'AR',
  'AR',
  'AR',
  'CO',
  'CO',
  'CO',
  'CL',
  'CL',
  'PE',
  'PE',
]

const weighted = new Map<Land, readonly City[]>()

export function citiesByWeight(land: Land): readonly City[] {
  const known = weighted.get(land)
  if (known) return known
  const made = land.cities.flatMap((one) => Array.from({ length: one.weight }, () => one))
  weighted.set(land, made)
  return made
}
