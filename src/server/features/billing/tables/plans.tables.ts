import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Currency, PlanCode } from '#shared/billing/plans.ts'

/** What companies can have; the first rows come with the migration and are changed there. */
export const plans = pgTable(
  'plans',
  {
    code: text('code').$type<PlanCode>().primaryKey(),
    name: text('name').notNull(),
    purpose: text('purpose').notNull(),
    position: integer('position').notNull(),
    active_vacancies: integer('active_vacancies').notNull(),
    duration_days: integer('duration_days').notNull(),
    invites_month: integer('invites_month').notNull(),
  },
  (table) => [
    check('plans_code', sql`${table.code} in ('GRATIS', 'EQUIPO', 'EMPRESA', 'SUELTA')`),
    check('plans_limits', sql`${table.active_vacancies} >= 1 and ${table.duration_days} >= 1`),
  ],
)

export const planPrices = pgTable(
  'plan_prices',
  {
    plan_code: text('plan_code')
      .$type<PlanCode>()
      .notNull()
      .references(() => plans.code, { onDelete: 'cascade' }),
    currency: text('currency').$type<Currency>().notNull(),
    /** Before tax, in minor units. */
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ name: 'plan_prices_key', columns: [table.plan_code, table.currency] }),
    check('plan_prices_amount', sql`${table.amount} >= 0`),
  ],
)
