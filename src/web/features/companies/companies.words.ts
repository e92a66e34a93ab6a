import type { Company, CompanyCard } from '#shared/companies/company-fields.ts'

export const kindWords: Record<Company['kind'], string> = {
  EMPRESA: 'Empresa',
  ONG: 'ONG o fundación',
  PUBLICA: 'Administración pública',
  EDUCACION: 'Centro educativo',
  AGENCIA: 'Agencia de selección',
  AUTONOMO: 'Profesional independiente',
}

export const sizeWords: Record<NonNullable<Company['size']>, string> = {
  '1': '1 persona',
  '2-10': 'De 2 a 10 personas',
  '11-50': 'De 11 a 50 personas',
  '51-200': 'De 51 a 200 personas',
  '201-500': 'De 201 a 500 personas',
  '501-1000': 'De 501 a 1000 personas',
  '1000+': 'Más de 1000 personas',
}

export const linkWords: Readonly<Record<string, string>> = {
  LINKEDIN: 'LinkedIn',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  GITHUB: 'GitHub',
  OTHER: 'Otro',
}

export function isVerified({ verification }: Pick<CompanyCard, 'verification'>): boolean {
  return verification !== 'UNVERIFIED'
}
