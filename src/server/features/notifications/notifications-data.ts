import { columns, type PersonalData } from '#server/platform/personal-data.ts'

export const notificationsData: PersonalData = {
  notifications: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('is_read created_at'),
    erased: columns('id user_id event_id is_read count mailed_at created_at'),
  },
  // Its device stands with the session.
  push_subscriptions: {
    of: { column: 'session_id', in: 'sessions' },
    rows_go: true,
    exported: columns('created_at'),
    erased: columns('id session_id endpoint p256dh auth created_at'),
  },
}
