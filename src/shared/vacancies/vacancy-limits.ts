/** How long each text of a vacancy may be: the schema refuses more, and no form lets anybody type it. */
export const VACANCY_LENGTHS = {
  department: 80,
  on_behalf_of: 100,
  variable_pay: 200,
  benefit: 80,
  responsibility: 200,
  question: 200,
  option: 80,
  step: 40,
  review_note: 500,
  template_name: 60,
} as const

/** How many entries each list of a vacancy holds. */
export const VACANCY_COUNTS = {
  locations: 20,
  remote_countries: 30,
  benefits: 20,
  responsibilities: 12,
  requirements: 20,
  questions: 8,
  options: 10,
  steps: 12,
  hiring_team: 30,
} as const

/** The highest figures that a vacancy may say. */
export const VACANCY_FIGURES = { openings: 99, hours_per_week: 60, step_days: 60, reply_days: 30 } as const
