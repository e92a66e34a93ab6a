import type { MailContent } from '#server/platform/adapters/mail/layout.ts'

export function resetPasswordMail(to: string, url: string): MailContent {
  return {
    to,
    subject: 'Elige una contraseña nueva',
    title: 'Elige una contraseña nueva',
    paragraphs: ['Pediste cambiar tu contraseña de Skillo. Este enlace sirve una sola vez y vence en 60 minutos.'],
    button: { label: 'Elegir contraseña', url },
    notes: ['Si no lo pediste, no tienes que hacer nada: tu contraseña sigue igual.'],
  }
}

export function passwordChangedMail(to: string, publicUrl: string): MailContent {
  return {
    to,
    subject: 'Tu contraseña cambió',
    title: 'Tu contraseña cambió',
    paragraphs: ['La contraseña de tu cuenta de Skillo acaba de cambiar y cerramos las demás sesiones.'],
    button: { label: 'No fui yo: recuperar mi cuenta', url: `${publicUrl}/forgot-password` },
    notes: ['Si fuiste tú, no tienes que hacer nada.'],
  }
}

export function newDeviceMail(to: string, device: string, publicUrl: string): MailContent {
  return {
    to,
    subject: 'Nuevo inicio de sesión en tu cuenta',
    title: 'Nuevo inicio de sesión',
    paragraphs: [`Alguien inició sesión en tu cuenta desde un lugar nuevo: ${device}.`],
    button: { label: 'Revisar mis sesiones', url: `${publicUrl}/app/settings?tab=cuenta` },
    notes: ['Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes.'],
  }
}

export function emailChangeNoticeMail(to: string, newMasked: string, undoUrl: string): MailContent {
  return {
    to,
    subject: 'Van a cambiar el correo de tu cuenta',
    title: 'Cambio de correo solicitado',
    paragraphs: [
      `Pidieron que tu cuenta de Skillo use ${newMasked}. El cambio se hará cuando se confirme esa dirección.`,
    ],
    button: { label: 'No fui yo', url: undoUrl },
    notes: ['Si fuiste tú, no tienes que hacer nada. El botón sirve durante 7 días.'],
  }
}

export function deletionAskedMail(to: string, day: string, keepUrl: string): MailContent {
  return {
    to,
    subject: 'Tu cuenta se eliminará en 7 días',
    title: `Tu cuenta se eliminará el ${day}`,
    paragraphs: [
      'Pediste eliminar tu cuenta de Skillo. Cerramos tus sesiones y las empresas ya no pueden encontrarte.',
      'Ese día borraremos tu perfil, tus CV, tus archivos y tus mensajes, y tus postulaciones quedarán sin nombre. Después no podremos recuperarlos.',
    ],
    button: { label: 'Conservar mi cuenta', url: keepUrl },
    notes: [
      'También la conservas si inicias sesión antes de ese día.',
      'Si no lo pediste, consérvala con el botón y elige una contraseña nueva cuanto antes.',
    ],
  }
}

/** A month before an account ends that nobody uses. */
export function unusedSoonMail(to: string, day: string, publicUrl: string): MailContent {
  return {
    to,
    subject: 'Tu cuenta de Skillo se eliminará si no la usas',
    title: `Tu cuenta se eliminará el ${day}`,
    paragraphs: [
      'Hace casi dos años que no entras en Skillo. No guardamos datos que nadie usa.',
      'Si quieres conservar tu cuenta, inicia sesión antes de ese día. No tienes que hacer nada más.',
    ],
    button: { label: 'Iniciar sesión', url: `${publicUrl}/login` },
  }
}

/** The last one, a week before. */
export function unusedEndMail(to: string, day: string, keepUrl: string): MailContent {
  return {
    to,
    subject: 'Tu cuenta se eliminará en 7 días',
    title: `Tu cuenta se eliminará el ${day}`,
    paragraphs: [
      'Hace casi dos años que nadie entra en tu cuenta de Skillo, como te avisamos hace unas semanas.',
      'Ese día borraremos tu perfil, tus CV, tus archivos y tus mensajes, y tus postulaciones quedarán sin nombre. Después no podremos recuperarlos.',
    ],
    button: { label: 'Conservar mi cuenta', url: keepUrl },
    notes: ['También la conservas si inicias sesión antes de ese día.'],
  }
}

export function accountKeptMail(to: string, publicUrl: string): MailContent {
  return {
    to,
    subject: 'Conservas tu cuenta',
    title: 'Conservas tu cuenta',
    paragraphs: ['Cancelamos la eliminación de tu cuenta de Skillo. Todo sigue como estaba.'],
    button: { label: 'Ir a Skillo', url: `${publicUrl}/app` },
    notes: ['Si no fuiste tú, elige una contraseña nueva cuanto antes.'],
  }
}

export function accountErasedMail(to: string): MailContent {
  return {
    to,
    subject: 'Eliminamos tu cuenta',
    title: 'Eliminamos tu cuenta',
    paragraphs: [
      'Borramos tu cuenta de Skillo y lo que guardábamos de ti. Tus postulaciones quedaron sin nombre para las empresas.',
      'Gracias por haber estado aquí. Te deseamos mucho éxito.',
    ],
    notes: ['Este es el último correo que te enviamos.'],
  }
}
