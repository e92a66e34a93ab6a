import { z } from 'zod'
import { signInChange, signInChangeWords } from '../words/sign-in.ts'
import { event } from './event.ts'

const ACCOUNT = '/app/settings?tab=cuenta'
const about = { group: 'always', needs: ['person_id'] } as const

export const accountEvents = {
  WELCOME: event({
    ...about,
    facts: z.object({}),
    notice: () => 'Te damos la bienvenida a Skillo. Completa tu perfil para empezar.',
    link: () => '/app/settings?tab=perfil',
    mail: 'never',
  }),
  PASSWORD_CHANGED: event({
    ...about,
    facts: z.object({}),
    notice: () => 'Tu contraseña cambió.',
    link: () => ACCOUNT,
    mail: 'at_once',
  }),
  EMAIL_CHANGED: event({
    ...about,
    facts: z.object({}),
    notice: () => 'El correo de tu cuenta cambió.',
    link: () => ACCOUNT,
    mail: 'at_once',
  }),
  SECURITY_LOGIN: event({
    ...about,
    /** «Firefox en Linux», as far as the browser says it. */
    facts: z.object({ device: z.string() }),
    notice: ({ facts }) => `Iniciaste sesión desde un lugar nuevo: ${facts.device}.`,
    link: () => ACCOUNT,
    mail: 'at_once',
  }),
  /** A second factor came, went or was used up. */
  SIGN_IN_CHANGED: event({
    ...about,
    facts: z.object({ change: signInChange }),
    notice: ({ facts }) => `${signInChangeWords[facts.change]}.`,
    link: () => ACCOUNT,
    mail: 'at_once',
  }),
  ACCOUNT_KEPT: event({
    ...about,
    facts: z.object({}),
    notice: () => 'Conservas tu cuenta: cancelamos su eliminación.',
    link: () => '/app/settings?tab=privacidad',
    mail: 'at_once',
  }),
  CV_IMPORT_DONE: event({
    ...about,
    /** Absent from what an earlier release told. */
    facts: z.object({ import_id: z.uuid().optional() }),
    notice: () => 'Tu CV está listo para revisar.',
    link: (_, { import_id }) => (import_id ? `/app/cv?importacion=${import_id}` : '/app/cv'),
    mail: 'never',
  }),
  CV_IMPORT_FAILED: event({
    ...about,
    facts: z.object({}),
    notice: () => 'No pudimos leer el archivo de tu CV. Prueba con otro o empieza desde cero.',
    link: () => '/app/cv',
    mail: 'never',
  }),
  EXPORT_READY: event({
    ...about,
    facts: z.object({}),
    notice: () => 'La copia de tus datos está lista para descargar.',
    link: () => '/app/settings?tab=privacidad',
    mail: 'at_once',
  }),
}
