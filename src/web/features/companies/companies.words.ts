import type { CompanyCard } from '#shared/companies/company-fields.ts'

export function isVerified({ verification }: Pick<CompanyCard, 'verification'>): boolean {
  return verification !== 'UNVERIFIED'
}
