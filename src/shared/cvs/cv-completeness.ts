import type { CvDocument } from './cv-document.ts'

/** One step towards a complete CV: `section` says where it is done. */
export interface CvTask {
  key: string
  section: string
  points: number
  text: string
  done: boolean
}

type Rule = Omit<CvTask, 'done' | 'text'> & {
  text: string | ((document: CvDocument) => string)
  done: (document: CvDocument) => boolean
}

const ACHIEVEMENTS_WANTED = 2
const SKILLS_WANTED = 5

const rules: readonly Rule[] = [
  {
    key: 'contact',
    section: 'basics',
    points: 10,
    text: 'Añade tu nombre y una forma de contacto.',
    done: ({ basics }) => basics.full_name !== '' && (basics.email !== '' || basics.phone !== ''),
  },
  {
    key: 'headline',
    section: 'basics',
    points: 5,
    text: 'Escribe un titular con tu puesto.',
    done: ({ basics }) => basics.headline !== '',
  },
  {
    key: 'location',
    section: 'basics',
    points: 5,
    text: ({ basics }) =>
      basics.country !== null ? 'Indica tu ciudad.' : basics.city ? 'Indica tu país.' : 'Indica tu ciudad y tu país.',
    done: ({ basics }) => basics.city !== '' && basics.country !== null,
  },
  {
    key: 'summary',
    section: 'summary',
    points: 10,
    text: 'Preséntate en unas líneas.',
    done: ({ summary }) => summary !== '',
  },
  {
    key: 'experience',
    section: 'experience',
    points: 15,
    text: 'Añade una experiencia con fechas, o marca que aún no tienes.',
    done: ({ experience, no_experience }) =>
      no_experience || experience.some(({ position, start }) => position !== '' && start !== null),
  },
  {
    key: 'achievements',
    section: 'experience',
    points: 15,
    text: 'Cuenta dos logros de tu último trabajo.',
    done: ({ experience, no_experience }) => no_experience || achievementsOfLatest(experience) >= ACHIEVEMENTS_WANTED,
  },
  {
    key: 'education',
    section: 'education',
    points: 10,
    text: 'Añade tu formación.',
    done: ({ education }) => education.some(({ degree }) => degree !== ''),
  },
  {
    key: 'skills',
    section: 'skills',
    points: 15,
    text: 'Añade cinco habilidades.',
    done: ({ skills }) => skills.filter(({ name }) => name !== '').length >= SKILLS_WANTED,
  },
  {
    key: 'languages',
    section: 'languages',
    points: 5,
    text: 'Añade un idioma con su nivel.',
    done: ({ languages }) =>
      languages.some(({ language, overall, said }) => language !== '' && (overall !== null || said !== '')),
  },
]

const PREFERENCES: Omit<CvTask, 'done'> = {
  key: 'preferences',
  section: 'preferences',
  points: 10,
  text: 'Di en tus preferencias qué empleo buscas y si en remoto, híbrido o presencial.',
}

function achievementsOfLatest(jobs: CvDocument['experience']): number {
  const [latest] = jobs.toSorted((a, b) => endOf(b).localeCompare(endOf(a)))
  return latest?.achievements.filter((line) => line !== '').length ?? 0
}

const endOf = (job: CvDocument['experience'][number]): string =>
  job.current || job.end === null ? `9${job.start ?? ''}` : job.end

/** The tasks in the order of the page; the points of all of them are 100. */
export function cvTasks(document: CvDocument, hasPreferences: boolean): CvTask[] {
  const tasks = rules.map(({ text, done, ...rule }) => ({
    ...rule,
    text: typeof text === 'string' ? text : text(document),
    done: done(document),
  }))
  return [...tasks, { ...PREFERENCES, done: hasPreferences }]
}

export function cvCompleteness(document: CvDocument, hasPreferences: boolean): number {
  return cvTasks(document, hasPreferences).reduce((sum, { done, points }) => sum + (done ? points : 0), 0)
}

/** The person has said what they look for; the minimum salary and the rest stay optional. */
export function hasJobPreferences(preferences: { roles?: readonly string[]; modalities?: readonly string[] }): boolean {
  return Boolean(preferences.roles?.length && preferences.modalities?.length)
}
