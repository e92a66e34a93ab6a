import type { Company } from '../companies/company-fields.ts'
import type { Role } from '../companies/team-policy.ts'

export const companyKindWords: Record<Company['kind'], string> = {
  EMPRESA: 'Empresa',
  ONG: 'ONG o fundación',
  PUBLICA: 'Administración pública',
  EDUCACION: 'Centro educativo',
  AGENCIA: 'Agencia de selección',
  AUTONOMO: 'Profesional independiente',
}

export const companySizeWords: Record<NonNullable<Company['size']>, string> = {
  '1': '1 persona',
  '2-10': 'De 2 a 10 personas',
  '11-50': 'De 11 a 50 personas',
  '51-200': 'De 51 a 200 personas',
  '201-500': 'De 201 a 500 personas',
  '501-1000': 'De 501 a 1000 personas',
  '1000+': 'Más de 1000 personas',
}

export const companyLinkWords: Readonly<Record<string, string>> = {
  LINKEDIN: 'LinkedIn',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  GITHUB: 'GitHub',
  OTHER: 'Otro',
}

export const roleLabels: Record<Role, string> = {
  OWNER: 'Titular',
  ADMIN: 'Administración',
  RECRUITER: 'Reclutamiento',
  HIRING_MANAGER: 'Responsable del puesto',
  INTERVIEWER: 'Entrevistas',
  BILLING: 'Facturación',
}

/** What each role is for, in one sentence, for the person who chooses it. */
export const roleDescriptions: Record<Role, string> = {
  OWNER: 'Decide sobre la empresa: puede transferirla y archivarla.',
  ADMIN: 'Lo gestiona todo, menos transferir o archivar la empresa.',
  RECRUITER: 'Publica vacantes y acompaña a las personas candidatas.',
  HIRING_MANAGER: 'Trabaja en las vacantes de su equipo de contratación.',
  INTERVIEWER: 'Entrevista y evalúa a quienes le asignan.',
  BILLING: 'Ve el plan, los pagos y las facturas.',
}
