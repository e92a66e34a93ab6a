import type { keyLife } from '../integrations/api-keys.ts'
import type { KeyScope } from '../integrations/key-scopes.ts'
import type { DeliveryFailure } from '../integrations/webhooks.ts'

export const scopeWords: Record<KeyScope, { name: string; help: string }> = {
  'vacancies:read': { name: 'Leer vacantes', help: 'Todas las de la empresa, con sus etapas.' },
  'applications:read': {
    name: 'Leer postulaciones',
    help: 'Lo enviado y su historia, sin datos de contacto. A ciegas, con seudónimo.',
  },
  'contacts:read': { name: 'Leer datos de contacto', help: 'Correo y teléfono, junto a «Leer postulaciones».' },
  'applications:write': { name: 'Mover y etiquetar postulaciones', help: 'Cambia la etapa y las etiquetas.' },
}

export const keyLifeWords: Record<(typeof keyLife.options)[number], string> = {
  '30': '30 días',
  '90': '90 días',
  '365': 'Un año',
  NONE: 'Sin vencimiento',
}

export const deliveryFailureWords: Record<DeliveryFailure, string> = {
  STATUS: 'El servidor respondió, pero no con un 2xx.',
  REDIRECT: 'El servidor mandó a otra dirección, y no la seguimos.',
  TIMEOUT: 'El servidor tardó demasiado: esperamos 10 segundos.',
  CONNECTION: 'No pudimos conectar con el servidor.',
  NAME: 'No encontramos un servidor con ese nombre.',
  ADDRESS: 'El nombre lleva a una red privada, y no enviamos ahí.',
  TLS: 'El certificado del servidor no sirve o venció.',
}
