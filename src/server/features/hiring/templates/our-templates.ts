import type { RejectionDepth } from '#shared/hiring/application.ts'
import type { MessageTemplateKind } from '#shared/hiring/templates/templates.ts'
import { rejectionDepthWords } from '#shared/words/hiring.ts'
import { rejectionTemplate } from './rejection-texts.ts'

interface Ours {
  id: null
  kind: MessageTemplateKind
  name: string
  subject: string
  body: string
  updated_at: null
}

const ours = (kind: MessageTemplateKind, name: string, subject: string, body: string): Ours => ({
  id: null,
  kind,
  name,
  subject,
  body,
  updated_at: null,
})

const rejection = (kind: MessageTemplateKind, depth: RejectionDepth): Ours =>
  ours(kind, rejectionDepthWords[depth], 'Tu postulación a {vacante}', rejectionTemplate(depth))

/** Six to begin with, in every company. */
export const OUR_TEMPLATES: readonly Ours[] = [
  rejection('RECHAZO_CV', 'CV'),
  rejection('RECHAZO_ENTREVISTA', 'ENTREVISTA'),
  rejection('RECHAZO_PRUEBA', 'PRUEBA'),
  rejection('RECHAZO_FINALISTA', 'FINALISTA'),
  ours(
    'ENTREVISTA',
    'Invitación a entrevista',
    'Conversemos sobre {vacante}',
    'Hola, {nombre}:\n\nNos gustó tu perfil para {vacante} y queremos conversar contigo. Te proponemos horarios en tu postulación; si ninguno te va bien, dinos cuándo podrías.\n\n{firma}',
  ),
  ours(
    'MENSAJE',
    'Seguimos en proceso',
    'Novedades sobre {vacante}',
    'Hola, {nombre}:\n\nSeguimos revisando postulaciones para {vacante} y la tuya sigue en el proceso. Te escribiremos en cuanto haya novedades.\n\n{firma}',
  ),
]
