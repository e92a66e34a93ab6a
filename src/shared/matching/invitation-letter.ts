import { z } from 'zod'
import { optionalText } from '../core/fields.ts'

/** For so long an invitation waits, and whoever sent it can take it back. */
export const INVITATION_UNDO_SECONDS = 60
export const INVITATION_WORDS_MAX = 600

/** Own words of the company; without them ours stand there. Clients from before send nothing. */
export const invitationWords = z.object({ message: optionalText(INVITATION_WORDS_MAX).default(null) }).nullish()

interface Invitation {
  company_name: string
  title: string
  message: string | null
}

export const ourInvitationWords = (title: string): string =>
  `Vimos tu perfil y creemos que «${title}» puede interesarte. Mira las condiciones y, si te convence, postúlate cuando quieras.`

/** The letter as it leaves; the screen that asks before sending draws the same one. */
export function invitationLetter({ company_name, title, message }: Invitation) {
  return {
    subject: `${company_name} te invita a postularte a «${title}»`,
    paragraphs: [
      'Hola:',
      ...(message ?? ourInvitationWords(title)).split(/\n+/).filter(Boolean),
      'Solo verán tu nombre y tu contacto si te postulas. Si no te interesa, no tienes que hacer nada.',
      `El equipo de ${company_name}`,
    ],
  }
}
