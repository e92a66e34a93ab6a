import { z } from 'zod'
import { profileBody } from '../accounts/users.ts'
import { countryCode, currencyCode, httpsUrl, id, line, optionalLine, optionalText, timestamp } from '../core/fields.ts'
import {
  COMPANY_BENEFITS_MAX,
  COMPANY_COUNTRIES_MAX,
  COMPANY_DESCRIPTION_MAX,
  COMPANY_NAME_MAX,
  LEGAL_NAME_MAX,
  PLACE_MAX,
  PROFILE_LINKS_MAX,
  TAX_ID_MAX,
  URL_MAX,
} from '../core/limits.ts'
import { companyColor } from './company-colors.ts'
import { companySectors } from './company-sectors.ts'
import { mixesScripts, withoutInvisible } from './plain-letters.ts'
import { role } from './team-policy.ts'

const choice = { error: 'Elige una opción de la lista.' }
export const companyKind = z.enum(['EMPRESA', 'ONG', 'PUBLICA', 'EDUCACION', 'AGENCIA', 'AUTONOMO'], choice)
export const companySize = z.enum(['1', '2-10', '11-50', '51-200', '201-500', '501-1000', '1000+'], choice)
const companySector = z.enum(Object.keys(companySectors), choice)
export const companyVerification = z.enum(['UNVERIFIED', 'DOMAIN_VERIFIED', 'DOCUMENT_VERIFIED'])
export const companyStatus = z.enum(['ACTIVE', 'SUSPENDED', 'ARCHIVED'])
export const companyLink = z.object({
  kind: z.enum(['LINKEDIN', 'INSTAGRAM', 'YOUTUBE', 'GITHUB', 'OTHER'], choice),
  url: httpsUrl,
})

/** Typed with or without `https://`; nothing ever fetches it. */
export const website = line(URL_MAX, 1)
  .transform((typed) => `https://${typed.replace(/^https?:\/\//i, '')}`)
  .refine((typed) => httpsUrl.safeParse(typed).success, 'Revisa el sitio web, por ejemplo https://tuempresa.com.')

/** Without letters that nobody sees; a word of two alphabets would pass for another company. */
export const companyName = line(COMPANY_NAME_MAX)
  .transform((typed) => withoutInvisible(typed).trim())
  .pipe(z.string().min(2, 'Escribe el nombre de la empresa.'))
  .refine((name) => !mixesScripts(name), 'Escribe cada palabra del nombre con letras de un solo alfabeto.')

/** Shorter ones tell a candidate nothing. */
export const COMPANY_DESCRIPTION_MIN = 100

/** What a vacancy cannot be published without. */
export const publishTask = z.object({
  field: z.enum(['description', 'sector', 'size', 'countries', 'hq_city']),
  text: z.string(),
})

const pendingTransfer = z.object({
  to_member_id: id,
  to_name: z.string(),
  from_name: z.string(),
  is_for_me: z.boolean(),
  created_at: timestamp,
  expires_at: timestamp,
})

export const company = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  legal_name: z.string().nullable(),
  tax_id: z.string().nullable(),
  tax_country: z.string().nullable(),
  kind: companyKind,
  website: z.string(),
  domain: z.string(),
  verification: companyVerification,
  /** False for free mail and shared hosts, which prove nothing about a company. */
  can_verify_domain: z.boolean(),
  sector: z.string().nullable(),
  size: companySize.nullable(),
  founded_year: z.int().nullable(),
  countries: z.array(z.string()),
  hq_city: z.string().nullable(),
  description: z.string().nullable(),
  benefits: z.array(z.string()),
  links: z.array(z.object({ kind: z.string(), url: z.string() })),
  logo_url: z.string().nullable(),
  cover_url: z.string().nullable(),
  photos: z.array(z.object({ id, url: z.string() })),
  /** Of its own page: letters on a ground; both or none. */
  color_back: z.string().nullable(),
  color_front: z.string().nullable(),
  default_currency: z.string(),
  timezone: z.string(),
  retention_months: z.int(),
  default_reply_days: z.int(),
  ai_enabled: z.boolean(),
  /** Whoever of the team has no second factor reads nothing of the company. */
  requires_second_factor: z.boolean(),
  /** Whether whoever runs the installation connected a language model; without one the switch means nothing. */
  ai_available: z.boolean(),
  missing_to_publish: z.array(publishTask),
  status: companyStatus,
  revision: z.int(),
  created_at: timestamp,
  /** Who asks, as a member; what they may do is in `team-policy.ts`. */
  me: z.object({ member_id: id, role, can_see_salary_expectations: z.boolean() }),
  /** Only for the owner and for the person who is asked to take over. */
  transfer: pendingTransfer.nullable(),
})
export type Company = z.output<typeof company>

export const companyCard = z.object({
  id,
  name: z.string(),
  domain: z.string(),
  logo_url: z.string().nullable(),
  verification: companyVerification,
  status: companyStatus,
  role,
  members: z.int(),
  open_vacancies: z.int(),
  pending_replies: z.int(),
  /** Zero for those who may not invite. */
  pending_invitations: z.int(),
  /** Somebody asks this person to become the owner. */
  transfer_waits: z.boolean(),
  /** The company asks for a second factor, and this person has none: nothing of it is counted here. */
  needs_second_factor: z.boolean(),
})
export type CompanyCard = z.output<typeof companyCard>

const YEAR = 'Escribe un año entre 1800 y el actual.'
const between = (low: number, high: number) => `Escribe un número entre ${low} y ${high}.`

/** Every part but `revision` is optional: what is left out stays as it is. */
export const companyBody = z
  .object({
    name: companyName,
    legal_name: optionalLine(LEGAL_NAME_MAX),
    tax_id: optionalLine(TAX_ID_MAX),
    tax_country: countryCode.nullable(),
    kind: companyKind,
    website,
    sector: companySector.nullable(),
    size: companySize.nullable(),
    founded_year: z.int(YEAR).min(1800, YEAR).max(2100, YEAR).nullable(),
    countries: z.array(countryCode).max(COMPANY_COUNTRIES_MAX, `Elige hasta ${COMPANY_COUNTRIES_MAX} países.`),
    hq_city: optionalLine(PLACE_MAX),
    description: optionalText(COMPANY_DESCRIPTION_MAX),
    benefits: z
      .array(line(120, 1))
      .max(COMPANY_BENEFITS_MAX, `Puedes añadir hasta ${COMPANY_BENEFITS_MAX} beneficios.`),
    links: z.array(companyLink).max(PROFILE_LINKS_MAX, `Puedes añadir hasta ${PROFILE_LINKS_MAX} enlaces.`),
    color_back: companyColor,
    color_front: companyColor,
    default_currency: currencyCode,
    timezone: profileBody.shape.timezone.unwrap(),
    retention_months: z.int(between(3, 24)).min(3, between(3, 24)).max(24, between(3, 24)),
    default_reply_days: z.int(between(1, 30)).min(1, between(1, 30)).max(30, between(1, 30)),
    ai_enabled: z.boolean(),
    requires_second_factor: z.boolean(),
  })
  .partial()
export type CompanyBody = z.output<typeof companyBody>
