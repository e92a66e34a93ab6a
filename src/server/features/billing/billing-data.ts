import { columns, type PersonalData } from '#server/platform/personal-data.ts'

/** Of companies. The law keeps invoices and payments for years: they stay, and whoever paid is no longer named. */
export const billingData: PersonalData = {
  billing_buyers: { impersonal: columns('company_id buyer updated_at') },
  invoice_series: { impersonal: columns('series last_number') },
  invoices: {
    pseudonymised: columns('buyer'),
    impersonal: columns(
      'id series number kind company_id payment_id rectifies_id issuer concept base tax_rate tax_rule tax total currency issued_at issued_on period_from period_to',
    ),
  },
  payment_events: {
    impersonal: columns('id provider event_id reference news received_at processed_at result'),
  },
  payments: {
    pseudonymised: columns('created_by'),
    impersonal: columns(
      'id reference company_id creation_key plan_code currency price discount base tax_rate tax_rule tax total provider provider_ref state status_detail waiting_vacancy_id created_at updated_at approved_at',
    ),
  },
  plan_credits: {
    impersonal: columns('id payment_id company_id plan_code active_vacancies starts_at ends_at ended_at warned_at'),
  },
  plan_prices: { impersonal: columns('plan_code currency amount') },
  plans: { impersonal: columns('code name purpose position active_vacancies duration_days invites_month') },
}
