import type { RejectionDepth } from '#shared/hiring/application.ts'

const HELLO = 'Hola, {nombre}:'
const BYE = 'Agradecemos el tiempo que dedicaste y te deseamos mucho éxito en tu búsqueda.'

const MIDDLE: Record<RejectionDepth, string> = {
  CV: 'Gracias por postularte a {vacante}. Revisamos tu perfil y en esta ocasión seguiremos con otras personas. {qué_faltó}',
  ENTREVISTA:
    'Gracias por conversar con nuestro equipo sobre {vacante}. Después de las entrevistas, en esta ocasión seguiremos con otras personas. {qué_faltó}',
  PRUEBA:
    'Gracias por el trabajo que dedicaste a la prueba para {vacante}. La revisamos con atención y en esta ocasión seguiremos con otras personas. {qué_faltó}',
  FINALISTA:
    'Gracias por llegar hasta el final del proceso para {vacante}. La decisión fue difícil y en esta ocasión elegimos a otra persona. {qué_faltó}',
}

export const rejectionTemplate = (depth: RejectionDepth): string => [HELLO, MIDDLE[depth], BYE, '{firma}'].join('\n\n')

export const CLOSING_TEMPLATE = [
  HELLO,
  'Gracias por postularte a {vacante}. El proceso terminó y no seguiremos adelante con tu postulación.',
  BYE,
  '{firma}',
].join('\n\n')

export const missingWords = (titles: readonly string[]): string =>
  titles.length === 0 ? '' : `Para este puesto buscábamos además: ${titles.join('; ')}.`
