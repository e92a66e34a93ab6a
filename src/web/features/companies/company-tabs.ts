import { type CompanyAction, type Role, reachOf } from '#shared/companies/team-policy.ts'

interface CompanyTab {
  value: string
  label: string
  /** Shown to whoever may do this at least somewhere in the company. */
  needs: CompanyAction
}

const tabs = [
  { value: 'resumen', label: 'Resumen', needs: 'see_company' },
  { value: 'vacantes', label: 'Vacantes', needs: 'see_applications' },
  { value: 'candidaturas', label: 'Candidaturas', needs: 'see_applications' },
  { value: 'informes', label: 'Informes', needs: 'move_application' },
  { value: 'equipo', label: 'Equipo', needs: 'see_company' },
  { value: 'plantillas', label: 'Plantillas', needs: 'edit_templates' },
  { value: 'talento', label: 'Talento', needs: 'search_talent' },
  { value: 'plan', label: 'Plan y facturación', needs: 'manage_billing' },
  { value: 'integraciones', label: 'Integraciones', needs: 'manage_integrations' },
  { value: 'ajustes', label: 'Ajustes', needs: 'edit_company' },
] as const satisfies readonly CompanyTab[]

type Tab = (typeof tabs)[number]
export type TabName = Tab['value']

export function may(role: Role, action: CompanyAction): boolean {
  return reachOf(role, action) !== 'never'
}

/** The tabs of a role; the summary is everybody's. */
export function tabsFor(role: Role): [Tab, ...Tab[]] {
  const [summary, ...others] = tabs
  return [summary, ...others.filter((tab) => may(role, tab.needs))]
}
