import type { MessageTemplateKind } from '#shared/hiring/templates/templates.ts'

export const kindWords: Record<MessageTemplateKind, string> = {
  MENSAJE: 'Mensaje',
  ENTREVISTA: 'Entrevista',
  RECHAZO_CV: 'No seleccionada, tras revisar el CV',
  RECHAZO_ENTREVISTA: 'No seleccionada, tras entrevista',
  RECHAZO_PRUEBA: 'No seleccionada, tras prueba',
  RECHAZO_FINALISTA: 'No seleccionada, finalista',
}
