import type { z } from 'zod'
import type { companyColors } from '#shared/companies/company-colors.ts'
import { type Company, companyBody } from '#shared/companies/company-fields.ts'
import { currencyCode } from '#shared/core/fields.ts'

export const profileForm = companyBody
  .pick({
    name: true,
    website: true,
    kind: true,
    sector: true,
    size: true,
    founded_year: true,
    countries: true,
    hq_city: true,
    description: true,
    benefits: true,
    links: true,
  })
  .required()
export type ProfileForm = z.input<typeof profileForm>

export function profileValues(company: Company): ProfileForm {
  const { name, website, kind, sector, size, founded_year, countries, hq_city, description, benefits } = company
  return {
    name,
    website,
    kind,
    sector,
    size,
    founded_year,
    countries,
    hq_city: hq_city ?? '',
    description: description ?? '',
    benefits,
    links: profileForm.shape.links.safeParse(company.links).data ?? [],
  }
}

export const legalForm = companyBody.pick({ legal_name: true, tax_id: true, tax_country: true }).required()

export function legalValues({ legal_name, tax_id, tax_country }: Company): z.input<typeof legalForm> {
  return { legal_name: legal_name ?? '', tax_id: tax_id ?? '', tax_country }
}

export const defaultsForm = companyBody
  .pick({
    default_currency: true,
    timezone: true,
    default_reply_days: true,
    retention_months: true,
  })
  .required()

export function defaultsValues(company: Company): z.input<typeof defaultsForm> {
  const { timezone, default_reply_days, retention_months } = company
  const default_currency = currencyCode.safeParse(company.default_currency).data ?? 'EUR'
  return { default_currency, timezone, default_reply_days, retention_months }
}

export const colorsValues = ({ color_back, color_front }: Company): z.input<typeof companyColors> => ({
  color_back: color_back ?? '',
  color_front: color_front ?? '',
})

export const aiForm = companyBody.pick({ ai_enabled: true }).required()

export const aiValues = ({ ai_enabled }: Company): z.input<typeof aiForm> => ({ ai_enabled })

export const factorForm = companyBody.pick({ requires_second_factor: true }).required()

export const factorValues = ({ requires_second_factor }: Company): z.input<typeof factorForm> => ({
  requires_second_factor,
})

/** What a number box holds: nothing, or a number that the rule judges. */
export function numberOrNull(typed: string | number | null): number | null {
  return typed === '' || typed === null ? null : Number(typed)
}
