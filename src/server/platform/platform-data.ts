import { columns, type PersonalData } from './personal-data.ts'

export const platformData: PersonalData = {
  one_time_codes: {
    of: { column: 'subject_id' },
    rows_go: true,
    erased: columns('purpose subject_id target code_hash tries_left created_at expires_at'),
  },
  // Bytes and row go by the feature that keeps the file; what belongs to an organisation stays with it.
  files: { pseudonymised: columns('owner_id'), erased: columns('id kind content_type bytes created_at') },
  // Hashes of whom was counted, swept when their window is over.
  rate_limits: { pseudonymised: columns('key'), impersonal: columns('hits resets_at') },
  // Stands for the mailboxes of people while no mail server is set; it does not exist in production.
  outbox: {
    of: { column: 'recipient', by: 'mail_address' },
    rows_go: true,
    erased: columns('key channel recipient subject text html created_at'),
  },
}
