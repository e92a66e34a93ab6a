import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import {
  countryCode,
  currencyCode,
  fullName,
  httpsUrl,
  id,
  line,
  optionalLine,
  optionalText,
  timestamp,
} from '../core/fields.ts'
import {
  COMPANY_NAME_MAX,
  COVER_PHOTO,
  MINOR_UNITS_MAX,
  PHONE_MAX,
  PLACE_MAX,
  PROFILE_LINKS_MAX,
  PROFILE_PICTURE,
  ROLE_NAME_MAX,
} from '../core/limits.ts'
import { phoneRule } from './phones.ts'

export const intent = z.enum(['SEEKER', 'RECRUITER'], { error: 'Elige una de las dos opciones.' })
export type Intent = z.infer<typeof intent>

export const visibility = z.enum(['VISIBLE', 'ONLY_APPLICATIONS', 'HIDDEN'])
export const seniority = z.enum(['SIN_EXPERIENCIA', 'JUNIOR', 'SEMI_SENIOR', 'SENIOR', 'EXPERT'])
export const modality = z.enum(['REMOTO', 'HIBRIDO', 'PRESENCIAL'])
export const contractType = z.enum([
  'INDEFINIDO',
  'FIJO_DISCONTINUO',
  'TEMPORAL',
  'POR_PROYECTO',
  'PRACTICAS',
  'FREELANCE',
])
export const salaryPeriod = z.enum(['MES', 'ANIO', 'HORA'])
export const workingDay = z.enum(['COMPLETA', 'PARCIAL', 'POR_HORAS'])
export type WorkingDay = z.infer<typeof workingDay>

/** When people work, beside the plain working day. */
export const workShift = z.enum(['MANANA', 'TARDE', 'NOCHE', 'PARTIDO', 'ROTATIVO', 'FINES_DE_SEMANA', 'FESTIVOS'])
export type WorkShift = z.infer<typeof workShift>

const profileLink = z.object({ kind: z.enum(['LINKEDIN', 'GITHUB', 'PORTFOLIO', 'OTHER']), url: httpsUrl })

export const money = z.object({
  amount: z
    .int()
    .positive('Escribe un importe mayor que cero.')
    .max(MINOR_UNITS_MAX, 'Revisa el importe: parece demasiado alto.'),
  currency: currencyCode,
  period: salaryPeriod,
})

/** How many payments a month's pay is counted in; not said: as many as the vacancy pays. */
export const PAYMENTS = { min: 12, max: 16 } as const
export const lowestPay = money.extend({ payments_per_year: z.int().min(PAYMENTS.min).max(PAYMENTS.max).optional() })

/** How far somebody goes to work every day: around their town, or anywhere in their region. */
export const commute = z.enum(['CERCA', 'REGION'])

/** How long the texts of a profile may be, and how many of each the wishes of a person name. */
export const PROFILE_LENGTHS = { headline: 120, bio: 600, company_domain: 120 } as const
export const WISHED_COUNTS = { roles: 5, countries: 20 } as const

const wishedCountries = z
  .array(countryCode)
  .max(WISHED_COUNTS.countries, `Elige hasta ${WISHED_COUNTS.countries} países.`)
  .default([])

export const jobPreferences = z.object({
  roles: z
    .array(line(ROLE_NAME_MAX, 1))
    .max(WISHED_COUNTS.roles, `Elige hasta ${WISHED_COUNTS.roles} puestos.`)
    .default([]),
  seniority: z.array(seniority).max(5).default([]),
  modalities: z.array(modality).max(3).default([]),
  contract_types: z.array(contractType).max(6).default([]),
  working_days: z.array(workingDay).max(workingDay.options.length).default([]),
  /** All that the person works in; none: not said. */
  shifts: z.array(workShift).max(workShift.options.length).default([]),
  countries: wishedCountries,
  commute: commute.nullable().default(null),
  /** Null until it is said. */
  relocate: z.boolean().nullable().default(null),
  min_salary: lowestPay.nullable().default(null),
  availability: z.enum(['INMEDIATA', '15_DIAS', '1_MES', 'A_CONVENIR']).nullable().default(null),
  work_permits: wishedCountries,
  search_status: z.enum(['ACTIVA', 'ABIERTA', 'NO_BUSCO']).default('ABIERTA'),
  /** The conditions were asked in one sheet: what was left open there is not asked again. */
  conditions_asked: z.boolean().default(false),
})
export type JobPreferences = z.infer<typeof jobPreferences>

export const hiddenCompany = z.object({
  name: line(COMPANY_NAME_MAX, 2),
  domain: optionalLine(PROFILE_LENGTHS.company_domain).default(null),
  auto: z.boolean().default(false),
})

/** Kinds of notices that a person can switch, per channel; security notices cannot be switched off. */
export const noticeGroups = [
  'applications',
  'messages',
  'interviews',
  'matches',
  'team',
  'vacancies',
  'payments',
] as const
const channels = z.object({
  app: z.boolean().default(true),
  mail: z.boolean().default(true),
  /** On the devices that are told; on unless it says otherwise. */
  push: z.boolean().optional(),
})
export const notificationPrefs = z.record(z.enum(noticeGroups), channels)
export type NotificationPrefs = z.infer<typeof notificationPrefs>

export const currentUser = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  pending_email: z.string().nullable(),
  intent: intent.nullable(),
  headline: z.string().nullable(),
  bio: z.string().nullable(),
  phone: z.string().nullable(),
  phone_verified: z.boolean(),
  profile_picture_url: z.string().nullable(),
  cover_photo_url: z.string().nullable(),
  country: z.string().nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  timezone: z.string(),
  locale: z.string(),
  currency: z.string(),
  links: z.array(z.object({ kind: z.string(), url: z.string() })),
  job_preferences: jobPreferences,
  visibility,
  /** Whether the person has answered; until then only those read them to whom they apply. */
  visibility_chosen: z.boolean(),
  hidden_companies: z.array(hiddenCompany),
  notification_prefs: notificationPrefs,
  marketing_opt_in: z.boolean(),
  created_at: timestamp,
})
export type CurrentUser = z.output<typeof currentUser>

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('es', { timeZone: value })
    return true
  } catch {
    return false
  }
}

export const timezone = line(60, 1).pipe(z.string().refine(isTimeZone, 'Elige una zona horaria de la lista.'))

/** Every part is optional: what is left out stays as it is. */
export const profileBody = z
  .object({
    full_name: fullName,
    headline: optionalLine(PROFILE_LENGTHS.headline),
    bio: optionalText(PROFILE_LENGTHS.bio),
    phone: line(PHONE_MAX, 1)
      .pipe(z.string().regex(/^\+?[\d ().-]{6,}$/, phoneRule(null)))
      .nullable(),
    country: countryCode.nullable(),
    region: optionalLine(PLACE_MAX),
    city: optionalLine(PLACE_MAX),
    timezone,
    locale: z.string().regex(/^es-[A-Z]{2}$/, 'Elige un idioma de la lista.'),
    currency: currencyCode,
    links: z.array(profileLink).max(PROFILE_LINKS_MAX, `Puedes añadir hasta ${PROFILE_LINKS_MAX} enlaces.`),
    job_preferences: jobPreferences,
    visibility,
    hidden_companies: z.array(hiddenCompany).max(100, 'Puedes añadir hasta 100 empresas.'),
    notification_prefs: notificationPrefs,
    marketing_opt_in: z.boolean(),
  })
  .partial()
export type ProfileBody = z.output<typeof profileBody>

export const getMe = endpoint({
  method: 'GET',
  path: '/api/v1/users/me',
  summary: 'The signed-in person',
  answer: currentUser,
})

export const updateMe = endpoint({
  method: 'PUT',
  path: '/api/v1/users/me',
  summary: 'Change parts of the profile; a changed phone needs the current password and loses its verification',
  body: profileBody.extend({ current_password: z.string().max(1024).optional() }),
  answer: currentUser,
})

export const setProfilePicture = endpoint({
  method: 'PUT',
  path: '/api/v1/users/me/profile-picture',
  summary: 'Replace the profile picture (JPEG, PNG or WebP, at least 200 × 200)',
  upload: {
    max_bytes: PROFILE_PICTURE.max_bytes,
    too_large: 'La imagen debe ser JPG, PNG o WebP y pesar menos de 5 MB.',
  },
  answer: currentUser,
})

export const removeProfilePicture = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/me/profile-picture',
  summary: 'Remove the profile picture',
  answer: currentUser,
})

export const setCoverPhoto = endpoint({
  method: 'PUT',
  path: '/api/v1/users/me/cover-photo',
  summary: 'Replace the cover photo (JPEG, PNG or WebP, at least 1200 × 300)',
  upload: { max_bytes: COVER_PHOTO.max_bytes, too_large: 'La portada debe ser JPG, PNG o WebP y pesar menos de 8 MB.' },
  answer: currentUser,
})

export const removeCoverPhoto = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/me/cover-photo',
  summary: 'Remove the cover photo',
  answer: currentUser,
})

export const setIntentBody = z.object({ intent })

export const setIntent = endpoint({
  method: 'PUT',
  path: '/api/v1/users/me/intent',
  summary: 'Choose or switch what the person is here for',
  body: setIntentBody,
  answer: currentUser,
})
