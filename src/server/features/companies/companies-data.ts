import { columns, type PersonalData } from '#server/platform/personal-data.ts'

export const companiesData: PersonalData = {
  companies: {
    pseudonymised: columns('created_by'),
    impersonal: columns(
      'id name slug legal_name tax_id tax_country kind website domain proved_domain verification sector size founded_year countries hq_city description benefits links logo_id cover_id photo_ids color_back color_front default_currency timezone retention_months default_reply_days ai_enabled requires_second_factor status people_stopped_at revision created_at updated_at',
    ),
  },
  // What somebody judged and wrote for a company hangs on their place in it.
  members: {
    of: { column: 'user_id' },
    exported: columns('company_id role status joined_at'),
    pseudonymised: columns('id company_id user_id role can_see_salary_expectations status joined_at updated_at'),
  },
  invitations: {
    of: { column: 'email', by: 'mail_address' },
    rows_go: true,
    exported: columns('company_id email role message state sent_at'),
    erased: columns(
      'id company_id email role message state token_hash sent_count sent_at last_opened_at expires_at created_at',
    ),
    pseudonymised: columns('invited_by'),
  },
  // They go with their invitation.
  invitation_tokens: { erased: columns('token_hash invitation_id created_at') },
  access_requests: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('company_id email message state created_at'),
    erased: columns('id company_id kind email user_id invitation_id role message state created_at'),
  },
  // What a key did still says which it was; who made it, the register of the account no longer tells.
  api_keys: {
    pseudonymised: columns('created_by'),
    impersonal: columns('id company_id name prefix token_hash scopes created_at last_used_at expires_at revoked_at'),
  },
  company_transfers: {
    pseudonymised: columns('from_member_id to_member_id'),
    impersonal: columns('id company_id state created_at expires_at'),
  },
}
