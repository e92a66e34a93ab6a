import type { EndpointSpec } from '../core/endpoint.ts'
import { listApplications, moveApplication } from '../hiring/board.ts'
import { getPipeline } from '../hiring/stages.ts'
import { getTeamApplication, tagApplication } from '../hiring/team-application.ts'
import { getVacancy, listVacancies } from '../vacancies/vacancies.ts'

interface KeyRoute {
  endpoint: Pick<EndpointSpec, 'method' | 'path' | 'key'>
  what: string
}

/** Everything that a key may call, as the guide tells it. */
export const keyRoutes: readonly KeyRoute[] = [
  { endpoint: listVacancies, what: 'Las vacantes de tu empresa, por páginas.' },
  { endpoint: getVacancy, what: 'Una vacante.' },
  { endpoint: getPipeline, what: 'Las etapas de una vacante.' },
  { endpoint: listApplications, what: 'Las postulaciones de una vacante, por páginas.' },
  { endpoint: getTeamApplication, what: 'Una postulación con lo enviado y su historia.' },
  { endpoint: moveApplication, what: 'Pasa una postulación a otra etapa.' },
  { endpoint: tagApplication, what: 'Cambia las etiquetas de una postulación.' },
]
