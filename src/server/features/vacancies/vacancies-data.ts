import { columns, type PersonalData } from '#server/platform/personal-data.ts'

/** Texts of companies; who wrote them stays as an id. */
export const vacanciesData: PersonalData = {
  vacancies: {
    pseudonymised: columns('created_by saved_by'),
    impersonal: columns(
      'id company_id title document revision pending_document pending_saves live_since neglect_warnings open_since process_steps promise_missed_at state state_reason review_note published_at expires_at scheduled_at closed_at moderated_revision relaunched_from creation_key views saves created_at updated_at',
    ),
  },
  hiring_teams: { pseudonymised: columns('member_id'), impersonal: columns('vacancy_id role') },
  vacancy_revisions: {
    pseudonymised: columns('changed_by'),
    impersonal: columns('id vacancy_id number changes created_at'),
  },
  vacancy_moderations: {
    pseudonymised: columns('answered_by'),
    impersonal: columns('id vacancy_id reasons opened_at answer answered_at outcome settled_at'),
  },
  vacancy_templates: {
    pseudonymised: columns('created_by'),
    impersonal: columns('id company_id name document created_at updated_at'),
  },
}
