import type { RejectionDepth, RejectionReason } from '#shared/hiring/application.ts'
import { toldReasonWords } from '#shared/words/hiring.ts'

const HELLO = 'Hola, {nombre}:'
const BYE = 'Agradecemos el tiempo que dedicaste y te deseamos mucho éxito en tu búsqueda.'

interface Words {
  thanks: string
  /** Why it is a no, where others were preferred. */
  news: string
}

const WORDS: Record<RejectionDepth, Words> = {
  CV: {
    thanks: 'Gracias por postularte a {vacante}.',
    news: 'Revisamos tu perfil y en esta ocasión seguiremos con otras personas.',
  },
  ENTREVISTA: {
    thanks: 'Gracias por conversar con nuestro equipo sobre {vacante}.',
    news: 'Después de las entrevistas, en esta ocasión seguiremos con otras personas.',
  },
  PRUEBA: {
    thanks: 'Gracias por el trabajo que dedicaste a la prueba para {vacante}.',
    news: 'La revisamos con atención y en esta ocasión seguiremos con otras personas.',
  },
  FINALISTA: {
    thanks: 'Gracias por llegar hasta el final del proceso para {vacante}.',
    news: 'La decisión fue difícil y en esta ocasión elegimos a otra persona.',
  },
}

/** Ends in which nobody else was preferred: the letter says what the person also reads in their list. */
const NOBODY_ELSE: readonly RejectionReason[] = [
  'PUESTO_CUBIERTO',
  'PROCESO_CANCELADO',
  'DUPLICADA',
  'OTRA_OFERTA',
  'UBICACION',
  'TIEMPOS',
  'PERDIO_INTERES',
  'NO_RESPONDE',
]

interface Why {
  side: 'COMPANY' | 'CANDIDATE'
  reason: RejectionReason
}

const isOwn = ({ side, reason }: Why): boolean => side === 'CANDIDATE' || NOBODY_ELSE.includes(reason)

/** `why` is left out for a text that is kept for later: nobody knows yet of whom it will be said. */
export function rejectionTemplate(depth: RejectionDepth, why?: Why): string {
  const { thanks, news } = WORDS[depth]
  const middle = `${thanks} ${why && isOwn(why) ? toldReasonWords[why.reason] : news} {qué_faltó}`
  return [HELLO, middle, BYE, '{firma}'].join('\n\n')
}

export const CLOSING_TEMPLATE = [
  HELLO,
  'Gracias por postularte a {vacante}. El proceso terminó y no seguiremos adelante con tu postulación.',
  BYE,
  '{firma}',
].join('\n\n')
