import { columns, type PersonalData } from '#server/platform/personal-data.ts'

const profile =
  'full_name email email_verified_at pending_email intent headline bio phone phone_verified_at country region city timezone locale currency links job_preferences visibility hidden_companies notification_prefs terms_version terms_accepted_at marketing_opt_in second_factor_at'

export const accountsData: PersonalData = {
  // The row stays as a stone without a name, so that what others wrote keeps a place to point at.
  users: {
    of: { column: 'id' },
    emptied_by_feature: true,
    exported: columns(`id ${profile} created_at`),
    erased: columns(`${profile} password_hash profile_picture_id cover_photo_id`),
    pseudonymised: columns('id status deletion_due_at last_seen_at unused_warned_at created_at updated_at'),
  },
  sessions: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('device ip_prefix signed_in_by created_at last_seen_at'),
    erased: columns('id user_id token_hash device ip_prefix network signed_in_by created_at last_seen_at expires_at'),
  },
  link_tokens: {
    of: { column: 'user_id' },
    rows_go: true,
    erased: columns('id user_id kind email token_hash created_at expires_at used_at'),
  },
  authenticator_apps: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('confirmed_at created_at'),
    erased: columns('user_id sealed_secret confirmed_at last_step created_at'),
  },
  recovery_codes: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('used_at created_at'),
    erased: columns('id user_id code_hash used_at created_at'),
  },
  passkeys: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('name is_synced created_at last_used_at'),
    erased: columns('id user_id credential_id public_key counter transports is_synced name created_at last_used_at'),
  },
  // Those of nobody yet name nobody.
  sign_in_tickets: {
    of: { column: 'user_id' },
    rows_go: true,
    erased: columns('id kind user_id token_hash challenge tries_left created_at expires_at'),
  },
}
