import { columns, type PersonalData } from '#server/platform/personal-data.ts'

export const notificationsData: PersonalData = {
  notifications: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('is_read created_at'),
    erased: columns('id user_id event_id is_read created_at'),
  },
}
