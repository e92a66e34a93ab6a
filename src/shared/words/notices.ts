import type { EventGroup } from '../events/event.ts'

/** What notices are about, as the settings and a device name it. */
export const noticeGroupTitles: Record<EventGroup, string> = {
  applications: 'Postulaciones',
  messages: 'Mensajes',
  interviews: 'Entrevistas',
  matches: 'Vacantes para ti',
  team: 'Equipo',
  vacancies: 'Tus vacantes',
  payments: 'Pagos y plan',
  always: 'Seguridad',
}
