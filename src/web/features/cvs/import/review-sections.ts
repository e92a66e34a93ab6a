import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { joined, sectionWords } from '#shared/words/cvs.ts'
import { educationWords, languageLevelWords } from '#shared/words/levels.ts'
import { spokenName } from '#shared/words/names.ts'
import { contractWords, modalityWords } from '#shared/words/work.ts'
import { capital } from '../editor/language-list.ts'
import { circumstanceFields } from './review-circumstances.ts'
import {
  chips,
  chipsOf,
  choice,
  date,
  end,
  type FieldSpec,
  line,
  lines,
  linksFrom,
  oneOf,
  prose,
  type ReviewControl,
  skillsFrom,
  usedSkills,
} from './review-field-specs.ts'

/** A field of the proposal as the review shows it; `write` answers with the whole document changed. */
export interface ReviewField {
  path: string
  label: string
  control: ReviewControl
  words?: Readonly<Record<string, string>>
  max: number
  core: boolean
  value: string
  write: (document: CvDocument, value: string) => CvDocument
}

export interface ReviewEntry {
  /** Null for what belongs to no list and cannot be left out. */
  id: string | null
  title: string
  /** Kept, but not printed. */
  hidden: boolean
  fields: ReviewField[]
}

export interface ReviewSection {
  key: string
  title: string
  entries: ReviewEntry[]
}

type Entry<K extends keyof CvDocument> = CvDocument[K] extends (infer E)[] ? E : never

const basicFields: FieldSpec<CvDocument['basics']>[] = [
  line('full_name', 'Nombre y apellidos', 120, true),
  line('headline', 'Titular', 120),
  line('email', 'Correo', 254, true),
  line('phone', 'Teléfono', 30, true),
  line('city', 'Ciudad', 80),
  choice('country', 'country', 'País'),
  {
    ...lines('links', 'Enlaces, uno por línea', 300, 8),
    get: ({ links }) => links.map(({ url }) => url).join('\n'),
    set: (basics, value) => ({ ...basics, links: linksFrom(value, basics.links) }),
  },
]

type WholeKey = 'summary' | 'skills' | 'interests' | 'circumstances'

const wholeFields: Record<WholeKey, FieldSpec<CvDocument>[]> = {
  summary: [prose('summary', sectionWords.summary, 1_200, true)],
  skills: [
    {
      ...chips(
        'skills',
        sectionWords.skills,
        60,
        ({ skills }) => skills.map(({ name }) => name),
        (document, names) => ({ ...document, skills: skillsFrom(names, document.skills) }),
      ),
      core: true,
    },
  ],
  circumstances: circumstanceFields,
  interests: [
    chips(
      'interests',
      sectionWords.interests,
      10,
      ({ interests }) => interests,
      (document, names) => ({ ...document, interests: chipsOf(names, 40).slice(0, 10) }),
    ),
  ],
}

const jobFields: FieldSpec<Entry<'experience'>>[] = [
  line('position', 'Puesto', 100, true),
  line('company', 'Empresa', 100, true),
  date('start', 'Desde', true),
  end('current', 'Hasta'),
  line('city', 'Ciudad', 80),
  choice('country', 'country', 'País'),
  oneOf('modality', 'Modalidad', modalityWords),
  oneOf('contract', 'Contrato', contractWords),
  line('company_url', 'Web de la empresa', 300),
  prose('summary', 'Qué hacías', 600),
  lines('achievements', 'Logros, uno por línea', 300, 8),
  usedSkills,
]

const studyFields: FieldSpec<Entry<'education'>>[] = [
  line('degree', 'Título', 120, true),
  line('institution', 'Centro', 120, true),
  date('start', 'Desde'),
  end('in_progress', 'Hasta'),
  line('field', 'Especialidad', 120),
  oneOf('level', 'Nivel de estudios', educationWords),
  line('grade', 'Nota', 30),
  prose('notes', 'Notas', 500),
]

const languageFields: FieldSpec<Entry<'languages'>>[] = [
  {
    ...choice('language', 'language', 'Idioma'),
    set: (known, language) => ({ ...known, language, name: language === known.language ? known.name : null }),
  },
  oneOf('overall', 'Nivel', languageLevelWords, true),
  line('certificate', 'Certificado', 80),
]

const certificationFields: FieldSpec<Entry<'certifications'>>[] = [
  line('name', 'Certificación', 120, true),
  line('issuer', 'Quién la otorga', 120),
  date('date', 'Fecha'),
  date('expires', 'Vence'),
  line('credential_id', 'Identificador', 80),
  line('url', 'Enlace', 300),
]

const registrationFields: FieldSpec<Entry<'registrations'>>[] = [
  line('body', 'Colegio o registro', 120, true),
  line('number', 'Número', 40, true),
  date('since', 'Desde'),
]

const projectFields: FieldSpec<Entry<'projects'>>[] = [
  line('name', 'Proyecto', 120, true),
  line('role', 'Tu papel', 100),
  date('start', 'Desde'),
  date('end', 'Hasta'),
  line('url', 'Enlace', 300),
  prose('description', 'Descripción', 600),
  usedSkills,
]

const mentionFields: FieldSpec<Entry<'courses'>>[] = [
  line('name', 'Nombre', 120, true),
  line('organisation', 'Organización', 120),
  date('date', 'Fecha'),
  line('url', 'Enlace', 300),
  prose('notes', 'Notas', 500),
]

const referenceFields: FieldSpec<Entry<'references'>>[] = [
  line('name', 'Nombre', 120, true),
  line('relation', 'Relación', 120),
  line('contact', 'Contacto', 200),
]

const customItemFields: FieldSpec<Entry<'custom'>['items'][number]>[] = [
  line('title', 'Título', 120),
  line('subtitle', 'Subtítulo', 120),
  line('date', 'Fecha', 40),
  prose('text', 'Texto', 500, true),
]

/** The whole proposal, section by section, in the order of a page. */
export function reviewSections(document: CvDocument): ReviewSection[] {
  const named = ({ name }: { name: string }) => name
  return [
    {
      key: 'basics',
      title: 'Datos personales',
      entries: [whole(document.basics, basicFields, 'basics.', (doc, basics) => ({ ...doc, basics }))],
    },
    wholeSection(document, 'summary'),
    list('experience', document.experience, jobFields, (it) => joined(' · ', it.position, it.company)),
    list('education', document.education, studyFields, (it) => joined(' · ', it.degree, it.institution)),
    wholeSection(document, 'skills'),
    list('languages', document.languages, languageFields, (it) => capital(spokenName(it))),
    list('certifications', document.certifications, certificationFields, named),
    list('registrations', document.registrations, registrationFields, ({ body }) => body),
    list('projects', document.projects, projectFields, named),
    list('courses', document.courses, mentionFields, named),
    list('awards', document.awards, mentionFields, named),
    list('publications', document.publications, mentionFields, named),
    list('volunteering', document.volunteering, mentionFields, named),
    wholeSection(document, 'circumstances'),
    wholeSection(document, 'interests'),
    list('references', document.references, referenceFields, named),
    ...document.custom.map(customSection),
  ]
}

/** Fields of one thing, bound to where it stands in the document. */
function whole<T>(
  thing: T,
  specs: readonly FieldSpec<T>[],
  prefix: string,
  put: (document: CvDocument, thing: T) => CvDocument,
): ReviewEntry {
  const fields = specs.map(({ key, get, set, ...look }) => ({
    ...look,
    path: `${prefix}${key}`,
    value: get(thing),
    write: (document: CvDocument, value: string) => put(document, set(thing, value)),
  }))
  return { id: null, title: '', hidden: false, fields }
}

function wholeSection(document: CvDocument, key: WholeKey): ReviewSection {
  const entry = whole(document, wholeFields[key], '', (_, changed) => changed)
  return { key, title: sectionWords[key], entries: [entry] }
}

type ListKey = Exclude<keyof typeof sectionWords, WholeKey>

function list<T extends { id: string; hidden: boolean }>(
  key: ListKey,
  items: T[],
  specs: readonly FieldSpec<T>[],
  name: (item: T) => string,
): ReviewSection {
  const entries = items.map((item, index) => ({
    ...whole(item, specs, `${key}.${index}.`, (document, changed) => ({
      ...document,
      [key]: items.with(index, changed),
    })),
    id: item.id,
    hidden: item.hidden,
    title: name(item),
  }))
  return { key, title: sectionWords[key], entries }
}

function customSection(section: Entry<'custom'>, at: number): ReviewSection {
  const entries = section.items.map((item, index) => ({
    ...whole(item, customItemFields, `custom.${at}.items.${index}.`, (document, changed) => ({
      ...document,
      custom: document.custom.with(at, { ...section, items: section.items.with(index, changed) }),
    })),
    id: item.id,
    hidden: item.hidden,
    title: item.title,
  }))
  return { key: `custom:${section.id}`, title: section.title || 'Más información', entries }
}
