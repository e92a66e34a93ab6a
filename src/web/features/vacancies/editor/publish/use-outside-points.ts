import type { Company } from '#shared/companies/company-fields.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { slotsInUse } from '#shared/vacancies/vacancy-refusals.ts'
import { useMe } from '#web/data/accounts/me.ts'
import type { Point } from '../steps.ts'

const point = (path: string, message: string, to?: string): Point => ({
  path,
  message,
  to,
  step: 'publicar',
  level: 'MISSING',
  quote: '',
})

/** What publishing needs beside the text: the person's address, the company's profile, a place in its plan. */
export function useOutsidePoints(company: Company, vacancy: Vacancy | null): Point[] {
  const me = useMe({ is_waiting: true }).data
  const may_publish = vacancy ? vacancy.actions.includes('publish') : mayAlways(company.me.role, 'publish_vacancy')
  const may_change = vacancy?.actions.includes('publish_changes') ?? false
  const confirmed = !me || me.email_verified
  const words = `Confírmalo con el enlace que enviamos a ${me?.email}.`
  const email = point('email', words, '/app/settings?tab=verificaciones')
  return [
    ...((may_publish || may_change) && !confirmed ? [email] : []),
    ...(may_publish ? [...inCompany(company, vacancy), ...inPlan(company, vacancy)] : []),
  ]
}

/** Whoever goes to complete the company finds the way back beside «Guardar cambios». */
function inCompany({ id, me, missing_to_publish }: Company, vacancy: Vacancy | null): Point[] {
  const may_edit = mayAlways(me.role, 'edit_company')
  const from = vacancy ? `&vacante=${vacancy.id}` : ''
  return missing_to_publish.map(({ field, text }) =>
    may_edit
      ? point(`company.${field}`, text, `/app/my-companies/${id}?tab=ajustes&campo=${field}${from}`)
      : point(
          `company.${field}`,
          `${text} Pídelo a quien administra la empresa.`,
          `/app/my-companies/${id}?tab=equipo`,
        ),
  )
}

function inPlan(company: Company, vacancy: Vacancy | null): Point[] {
  const places = vacancy?.places
  if (!places || places.used < places.limit) return []
  const home = `/app/my-companies/${company.id}`
  if (isHeldByDomain(company)) {
    return [
      point(
        'plan',
        'Sin verificar la empresa hay sitio para una vacante publicada. Verifica el dominio o pausa la otra.',
        `${home}?tab=ajustes&campo=email`,
      ),
    ]
  }
  if (mayAlways(company.me.role, 'manage_billing')) {
    return [point('plan', slotsInUse(places.limit), `${home}?tab=plan`)]
  }
  const words = 'Todas las publicaciones del plan están en uso. Pide a quien administra la empresa que amplíe el plan.'
  return [point('plan', words, `${home}?tab=vacantes&estado=publicadas`)]
}

/** Whatever it pays for, a company that has not proved who it is publishes one vacancy at a time. */
export const isHeldByDomain = ({ verification, can_verify_domain, me }: Company): boolean =>
  verification === 'UNVERIFIED' && can_verify_domain && mayAlways(me.role, 'edit_company')
