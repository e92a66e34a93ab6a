import { columns, type PersonalData } from '#server/platform/personal-data.ts'

export const searchData: PersonalData = {
  saved_vacancies: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('vacancy_id created_at'),
    erased: columns('user_id vacancy_id created_at'),
  },
  applied_vacancies: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('vacancy_id applied_at match'),
    erased: columns('user_id vacancy_id applied_at is_hidden match'),
  },
  hidden_vacancies: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('vacancy_id reason created_at'),
    erased: columns('user_id vacancy_id reason created_at'),
  },
  // Only of published vacancies.
  search_words: { impersonal: columns('word') },
  vacancy_search: {
    impersonal: columns(
      'vacancy_id company_id published_at expires_at salary_max reply_days accepts_no_experience modality contract working_day seniority role_family facets role_id places languages company_key company_domain words rules_version',
    ),
  },
}
