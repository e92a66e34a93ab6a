import { PEOPLE_OPENED_A_DAY, type TalentStep } from '../matching/people-reading.ts'

/** Said in place of the people, with what to do about it. */
export const talentStepWords: Record<TalentStep, { title: string; text: string }> = {
  CONFIRM_EMAIL: {
    title: 'Confirma tu correo para ver personas',
    text: 'Mostramos personas solo a quien ha confirmado su correo. Es un minuto.',
  },
  VERIFY_DOMAIN: {
    title: 'Verifica tu dominio para ver personas',
    text: 'Quienes buscan empleo nos confían su CV, así que lo mostramos solo a empresas verificadas. Basta un correo de tu dominio.',
  },
  PUBLISH_VACANCY: {
    title: 'Publica tu vacante para ver personas',
    text: 'Verás quién encaja en cuanto la vacante esté publicada.',
  },
  WAIT_FOR_REVIEW: {
    title: 'Estamos revisando el acceso a personas',
    text: 'Tu equipo abrió muchos perfiles y casi no invitó a nadie. Lo miramos y te avisamos; tus vacantes y postulaciones siguen igual. Si quieres explicarlo, escríbenos.',
  },
}

export const sayTalentStep = (step: TalentStep): string =>
  `${talentStepWords[step].title}. ${talentStepWords[step].text}`

const WAIT = 'Mañana puedes seguir; a quienes ya viste los puedes volver a abrir e invitar.'
export const openedByYou = `Hoy has abierto ${PEOPLE_OPENED_A_DAY.member} de ${PEOPLE_OPENED_A_DAY.member} perfiles. ${WAIT}`
export const openedByTeam = `Hoy tu equipo ha abierto ${PEOPLE_OPENED_A_DAY.company} de ${PEOPLE_OPENED_A_DAY.company} perfiles. ${WAIT}`

/** How people without a name are called where one would stand. */
export const UNNAMED = 'Persona candidata'
export const calledBy = ({ full_name, headline }: { full_name: string | null; headline: string }): string =>
  full_name || headline || UNNAMED
