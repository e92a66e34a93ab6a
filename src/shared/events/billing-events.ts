import { z } from 'zod'
import { planCode } from '../billing/plans.ts'
import { planWords } from '../words/billing.ts'
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
    activity: ({ facts }) => `Se pagó el plan ${planWords[facts.plan]}.`,
    notice: ({ company, facts }) => `Pago aprobado: ${company} tiene el plan ${planWords[facts.plan]}.`,
  }),
  PAYMENT_PENDING: event({
    ...paid,
    notice: ({ company, facts }) =>
      `El pago del plan ${planWords[facts.plan]} de ${company} está en proceso. Te avisaremos cuando se confirme.`,
  }),
  PAYMENT_REJECTED: event({
    ...paid,
    notice: ({ company, facts }) =>
      `El pago del plan ${planWords[facts.plan]} de ${company} no se completó. No se hizo ningún cargo.`,
  }),
  PAYMENT_REFUNDED: event({
    ...paid,
    activity: ({ facts }) => `Se devolvió el pago del plan ${planWords[facts.plan]}.`,
    notice: ({ company, facts }) => `Se devolvió el pago del plan ${planWords[facts.plan]} de ${company}.`,
  }),
  PAYMENT_PARTLY_REFUNDED: event({
    ...paid,
    activity: ({ facts }) => `Se devolvió una parte del pago del plan ${planWords[facts.plan]}.`,
    notice: ({ company, facts }) =>
      `Se devolvió una parte del pago del plan ${planWords[facts.plan]} de ${company}. El plan sigue activo.`,
  }),
  INVOICE_READY: event({
    ...paid,
    facts: z.object({ code: z.string().max(20) }),
    notice: ({ company, facts }) => `La factura ${facts.code} de ${company} está lista para descargar.`,
  }),
  PLAN_ENDING: event({
    ...paid,
    facts: z.object({ plan: planCode, on: z.iso.date() }),
    notice: ({ company, facts }) =>
      `El plan ${planWords[facts.plan]} de ${company} termina el ${day.format(new Date(facts.on))}. Renuévalo para no pausar vacantes.`,
  }),
}
