import { columns, type PersonalData } from '#server/platform/personal-data.ts'

/** What is sent names nobody: ids of applications, which lead to nobody once they are anonymised. */
export const integrationsData: PersonalData = {
  webhooks: {
    impersonal: columns(
      'id company_id url kinds is_on secret old_secret old_secret_until failing_since resting_until silences stopped_at last_delivered_at claimed_by claimed_until created_at',
    ),
  },
  webhook_deliveries: {
    pseudonymised: columns('subject_id body'),
    impersonal: columns(
      'id webhook_id event_id kind number attempts next_attempt_at give_up_at delivered_at last_attempt_at last_status last_failure last_answer created_at',
    ),
  },
}
