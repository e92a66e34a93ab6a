import { columns, type PersonalData } from '#server/platform/personal-data.ts'

/** Rows name nobody; those of no company were only ever for one person's bell and go with them. */
export const eventsData: PersonalData = {
  events: {
    pseudonymised: columns('id company_id actor_id person_id invitation_id request_id facts created_at'),
    impersonal: columns('kind vacancy_id'),
  },
}
