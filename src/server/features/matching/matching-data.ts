import { columns, type PersonalData } from '#server/platform/personal-data.ts'

const ofCv = { column: 'cv_id', in: 'cvs' } as const

export const matchingData: PersonalData = {
  // Read out of the CV, which the copy holds whole.
  matching_profiles: {
    of: ofCv,
    rows_go: true,
    erased: columns(
      'id kind cv_id vacancy_id revision engine_version language_version facts texts terms title_vectors line_vectors prepared_at',
    ),
  },
  matching_outlines: {
    of: ofCv,
    rows_go: true,
    erased: columns('cv_id vacancy_id prepared_at terms vectors titles line_words employers'),
  },
  match_verdicts: {
    of: ofCv,
    rows_go: true,
    erased: columns('cv_id demand cv_digest judged judged_at used_at engine_version'),
  },
  match_read_ahead: {
    of: ofCv,
    rows_go: true,
    erased: columns('id cv_id vacancy_id ready_at pairs_left tells_at taken_until'),
  },
  talent_consents: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('company_id given_at until'),
    erased: columns('company_id user_id application_id given_at until asked_at earlier'),
  },
  talent_asks: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('company_id asked_at answer answered_at'),
    erased: columns('company_id user_id application_id asked_at answer answered_at'),
    pseudonymised: columns('asked_by'),
  },
  match_summaries: { impersonal: columns('vacancy_id digest text failed_at asked_at') },
  matching_terms: { impersonal: columns('term profiles') },
  match_answers: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('answer_key answer answered_at'),
    erased: columns('user_id answer_key answer answered_at'),
  },
  match_overrides: {
    of: ofCv,
    rows_go: true,
    erased: columns('vacancy_id cv_id requirement_id verdict reason overridden_at'),
    pseudonymised: columns('member_id'),
  },
  match_invitations: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('vacancy_id invited_at told_at message'),
    erased: columns('vacancy_id cv_id user_id invited_at told_at message leaves_at'),
    pseudonymised: columns('invited_by'),
  },
}
