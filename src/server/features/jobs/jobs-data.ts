import { columns, type PersonalData } from '#server/platform/personal-data.ts'

export const jobsData: PersonalData = {
  saved_searches: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('name filters frequency by_mail paused last_notified_at created_at'),
    erased: columns(
      'id user_id name filters words conditions rules_version frequency by_mail paused next_run_at seen_at last_notified_at created_at updated_at',
    ),
  },
  told_vacancies: {
    of: { column: 'search_id', in: 'saved_searches' },
    rows_go: true,
    exported: columns('vacancy_id told_at'),
    erased: columns('search_id vacancy_id told_at'),
  },
  // A warning about a vacancy protects others and stays; what was written beside it goes.
  vacancy_reports: {
    of: { column: 'user_id' },
    exported: columns('vacancy_id reason details created_at'),
    erased: columns('details'),
    pseudonymised: columns('user_id network'),
    impersonal: columns('id vacancy_id reason created_at counted_at'),
  },
  // Keyed hashes of a day, swept soon after.
  vacancy_views: { pseudonymised: columns('viewer'), impersonal: columns('vacancy_id created_at') },
}
