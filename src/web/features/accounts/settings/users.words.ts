import type { JobPreferences } from '#shared/accounts/users.ts'

export const searchStatusCards = [
  { value: 'ACTIVA', title: 'Busco activamente', text: 'Quiero cambiar pronto.' },
  { value: 'ABIERTA', title: 'Escucho ofertas', text: 'Si aparece algo bueno, me interesa.' },
  { value: 'NO_BUSCO', title: 'No busco ahora', text: 'Prefiero que no me propongan vacantes.' },
] as const satisfies { value: JobPreferences['search_status']; title: string; text: string }[]

const visible = {
  value: 'VISIBLE',
  title: 'Sí, quiero que me encuentren',
  text: 'Empresas verificadas con una vacante publicada pueden ver tu CV sin tu nombre e invitarte. Tu nombre lo ven cuando dices que te interesa.',
} as const

const onlyApplications = {
  value: 'ONLY_APPLICATIONS',
  title: 'No, solo donde me postule',
  text: 'Únicamente ven tu CV las empresas a las que tú se lo envías.',
} as const

const hidden = {
  value: 'HIDDEN',
  title: 'Ocultar mi perfil',
  text: 'No apareces en búsquedas ni recibes invitaciones. Puedes explorar vacantes con calma.',
} as const

/** The two answers of the first question; hiding altogether is for the settings. */
export const visibilityAnswers = [visible, onlyApplications]
export const visibilityCards = [visible, onlyApplications, hidden]
