import { dayWords } from '#server/platform/zoned-time.ts'
import type { Surroundings } from '../notices/notices.service.ts'
import type { OfferRow } from '../tables/offers.tables.ts'

/** The mail that says that there is an offer; shown before it is sent, and sent as it was shown. */
export function offerMail({ company_name, title }: Surroundings, { expires_on }: Pick<OfferRow, 'expires_on'>) {
  return {
    subject: `Tienes una oferta de ${company_name}`,
    title: `${company_name} te hace una oferta`,
    paragraphs: [
      `Es para «${title}». Léela con calma y respóndela desde tu postulación.`,
      `Vale hasta el ${dayWords(expires_on)}.`,
    ],
  }
}
