import { z } from 'zod'
import { planCode } from '../billing/plans.ts'
import { boughtWords } from '../words/billing.ts'
import { companyPage, event } from './event.ts'

const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const billingPage = (ids: { company_id: string }): string => `${companyPage(ids)}?tab=plan`
const paid = {
  group: 'payments',
  needs: ['company_id'],
  facts: z.object({ plan: planCode }),
  link: billingPage,
  mail: 'unread',
} as const

export const billingEvents = {
  PAYMENT_APPROVED: event({
    ...paid,
    activity: ({ facts }) => `Se pagó ${boughtWords(facts.plan).it}.`,
    notice: ({ company, facts }) => `Pago aprobado: ${company} tiene ${boughtWords(facts.plan).it}.`,
  }),
  PAYMENT_PENDING: event({
    ...paid,
    notice: ({ company, facts }) =>
      `El pago ${boughtWords(facts.plan).of} de ${company} está en proceso. Te avisaremos cuando se confirme.`,
  }),
  PAYMENT_REJECTED: event({
    ...paid,
    notice: ({ company, facts }) =>
      `El pago ${boughtWords(facts.plan).of} de ${company} no se completó. No se hizo ningún cargo.`,
  }),
  PAYMENT_REFUNDED: event({
    ...paid,
    activity: ({ facts }) => `Se devolvió el pago ${boughtWords(facts.plan).of}.`,
    notice: ({ company, facts }) => `Se devolvió el pago ${boughtWords(facts.plan).of} de ${company}.`,
  }),
  PAYMENT_PARTLY_REFUNDED: event({
    ...paid,
    activity: ({ facts }) => `Se devolvió una parte del pago ${boughtWords(facts.plan).of}.`,
    notice: ({ company, facts }) =>
      `Se devolvió una parte del pago ${boughtWords(facts.plan).of} de ${company}. Lo que pagaste sigue activo.`,
  }),
  INVOICE_READY: event({
    ...paid,
    // The receipt is a mail of its own, sent at once.
    mail: 'never',
    facts: z.object({ code: z.string().max(20) }),
    notice: ({ company, facts }) => `La factura ${facts.code} de ${company} está lista para descargar.`,
  }),
  PLAN_ENDING: event({
    ...paid,
    facts: z.object({ plan: planCode, on: z.iso.date() }),
    notice: ({ company, facts }) =>
      `El ${day.format(new Date(facts.on))} termina ${boughtWords(facts.plan).it} de ${company}. Renueva para no pausar vacantes.`,
  }),
}
