import { EMAIL_MAX, FULL_NAME_MAX, PHONE_MAX, PLACE_MAX, SKILL_NAME_MAX, URL_MAX } from '../core/limits.ts'

/** How long each text of a CV may be: the schema refuses more, and no form lets anybody type it. */
export const CV_LENGTHS = {
  title: 80,
  target_role: 80,
  version_name: 60,
  heading: 40,
  summary: 1_200,
  interest: 40,
  licence: 20,
  basics: {
    full_name: FULL_NAME_MAX,
    headline: 120,
    email: EMAIL_MAX,
    phone: PHONE_MAX,
    city: PLACE_MAX,
    link: URL_MAX,
  },
  experience: { position: 100, company: 100, company_url: URL_MAX, city: PLACE_MAX, summary: 600, achievement: 300 },
  education: { institution: 120, degree: 120, field: 120, grade: 30, notes: 500 },
  skill: { name: SKILL_NAME_MAX, group: 40 },
  language: { name: 40, said: 120, certificate: 80 },
  certification: { name: 120, issuer: 120, credential_id: 80, url: URL_MAX },
  registration: { body: 120, number: 40 },
  project: { name: 120, role: 100, url: URL_MAX, description: 600 },
  mention: { name: 120, organisation: 120, url: URL_MAX, notes: 500 },
  reference: { name: 120, relation: 120, contact: 200 },
  custom: { title: 120, subtitle: 120, date: 40, text: 500 },
} as const

/** How many entries each list of a CV holds. */
export const CV_COUNTS = {
  links: 8,
  experience: 30,
  achievements: 8,
  /** Of one job or project. */
  used_skills: 20,
  education: 20,
  skills: 60,
  languages: 15,
  certifications: 30,
  registrations: 10,
  projects: 30,
  courses: 30,
  awards: 30,
  publications: 30,
  volunteering: 30,
  licences: 10,
  references: 10,
  interests: 10,
  /** Sections of the person's own, and entries of one. */
  custom: 5,
  custom_items: 20,
} as const

/** The last year in which somebody used a skill. */
export const LAST_USED = { min: 1950, max: 2100 } as const
