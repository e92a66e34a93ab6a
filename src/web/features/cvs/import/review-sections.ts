import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { joined, sectionWords } from '#shared/words/cvs.ts'
import { educationWords, languageLevelWords } from '#shared/words/levels/levels.ts'
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
  /** The path by the ids of entries: it stays the same when others come and go. */
  key: string
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
  line('full_name', 'Nombre y apellidos', CV_LENGTHS.basics.full_name, true),
  line('headline', 'Titular', CV_LENGTHS.basics.headline),
  line('email', 'Correo', CV_LENGTHS.basics.email, true),
  line('phone', 'Teléfono', CV_LENGTHS.basics.phone, true),
  line('city', 'Ciudad', CV_LENGTHS.basics.city),
  choice('country', 'country', 'País'),
  {
    ...lines('links', 'Enlaces, uno por línea', CV_LENGTHS.basics.link, CV_COUNTS.links),
    get: ({ links }) => links.map(({ url }) => url).join('\n'),
    set: (basics, value) => ({ ...basics, links: linksFrom(value, basics.links) }),
  },
]

type WholeKey = 'summary' | 'skills' | 'interests' | 'circumstances'

const wholeFields: Record<WholeKey, FieldSpec<CvDocument>[]> = {
  summary: [prose('summary', sectionWords.summary, CV_LENGTHS.summary, true)],
  skills: [
    {
      ...chips(
        'skills',
        sectionWords.skills,
        CV_COUNTS.skills,
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
      CV_COUNTS.interests,
      ({ interests }) => interests,
      (document, names) => ({
        ...document,
        interests: chipsOf(names, CV_LENGTHS.interest).slice(0, CV_COUNTS.interests),
      }),
    ),
  ],
}

const jobFields: FieldSpec<Entry<'experience'>>[] = [
  line('position', 'Puesto', CV_LENGTHS.experience.position, true),
  line('company', 'Empresa', CV_LENGTHS.experience.company, true),
  date('start', 'Desde', true),
  end('current', 'Hasta'),
  line('city', 'Ciudad', CV_LENGTHS.experience.city),
  choice('country', 'country', 'País'),
  oneOf('modality', 'Modalidad', modalityWords),
  oneOf('contract', 'Contrato', contractWords),
  line('company_url', 'Web de la empresa', CV_LENGTHS.experience.company_url),
  prose('summary', 'Qué hacías', CV_LENGTHS.experience.summary),
  lines('achievements', 'Logros, uno por línea', CV_LENGTHS.experience.achievement, CV_COUNTS.achievements),
  usedSkills,
]

const studyFields: FieldSpec<Entry<'education'>>[] = [
  line('degree', 'Título', CV_LENGTHS.education.degree, true),
  line('institution', 'Centro', CV_LENGTHS.education.institution, true),
  date('start', 'Desde'),
  end('in_progress', 'Hasta'),
  line('field', 'Especialidad', CV_LENGTHS.education.field),
  oneOf('level', 'Nivel de estudios', educationWords),
  line('grade', 'Nota', CV_LENGTHS.education.grade),
  prose('notes', 'Notas', CV_LENGTHS.education.notes),
]

const languageFields: FieldSpec<Entry<'languages'>>[] = [
  {
    ...choice('language', 'language', 'Idioma'),
    set: (known, language) => ({ ...known, language, name: language === known.language ? known.name : null }),
  },
  oneOf('overall', 'Nivel', languageLevelWords, true),
  line('said', 'Cómo lo dices', CV_LENGTHS.language.said),
  line('certificate', 'Certificado', CV_LENGTHS.language.certificate),
]

const certificationFields: FieldSpec<Entry<'certifications'>>[] = [
  line('name', 'Certificación', CV_LENGTHS.certification.name, true),
  line('issuer', 'Quién la otorga', CV_LENGTHS.certification.issuer),
  date('date', 'Fecha'),
  date('expires', 'Vence'),
  line('credential_id', 'Identificador', CV_LENGTHS.certification.credential_id),
  line('url', 'Enlace', CV_LENGTHS.certification.url),
]

const registrationFields: FieldSpec<Entry<'registrations'>>[] = [
  line('body', 'Colegio o registro', CV_LENGTHS.registration.body, true),
  line('number', 'Número', CV_LENGTHS.registration.number, true),
  date('since', 'Desde'),
]

const projectFields: FieldSpec<Entry<'projects'>>[] = [
  line('name', 'Proyecto', CV_LENGTHS.project.name, true),
  line('role', 'Tu papel', CV_LENGTHS.project.role),
  date('start', 'Desde'),
  date('end', 'Hasta'),
  line('url', 'Enlace', CV_LENGTHS.project.url),
  prose('description', 'Descripción', CV_LENGTHS.project.description),
  usedSkills,
]

const mentionFields: FieldSpec<Entry<'courses'>>[] = [
  line('name', 'Nombre', CV_LENGTHS.mention.name, true),
  line('organisation', 'Organización', CV_LENGTHS.mention.organisation),
  date('date', 'Fecha'),
  line('url', 'Enlace', CV_LENGTHS.mention.url),
  prose('notes', 'Notas', CV_LENGTHS.mention.notes),
]

const referenceFields: FieldSpec<Entry<'references'>>[] = [
  line('name', 'Nombre', CV_LENGTHS.reference.name, true),
  line('relation', 'Relación', CV_LENGTHS.reference.relation),
  line('contact', 'Contacto', CV_LENGTHS.reference.contact),
]

const customItemFields: FieldSpec<Entry<'custom'>['items'][number]>[] = [
  line('title', 'Título', CV_LENGTHS.custom.title),
  line('subtitle', 'Subtítulo', CV_LENGTHS.custom.subtitle),
  line('date', 'Fecha', CV_LENGTHS.custom.date),
  prose('text', 'Texto', CV_LENGTHS.custom.text, true),
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
  stable = prefix,
): ReviewEntry {
  const fields = specs.map(({ key, get, set, ...look }) => ({
    ...look,
    path: `${prefix}${key}`,
    key: `${stable}${key}`,
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
    ...whole(
      item,
      specs,
      `${key}.${index}.`,
      (document, changed) => ({ ...document, [key]: items.with(index, changed) }),
      `${key}.${item.id}.`,
    ),
    id: item.id,
    hidden: item.hidden,
    title: name(item),
  }))
  return { key, title: sectionWords[key], entries }
}

function customSection(section: Entry<'custom'>, at: number): ReviewSection {
  const entries = section.items.map((item, index) => ({
    ...whole(
      item,
      customItemFields,
      `custom.${at}.items.${index}.`,
      (document, changed) => ({
        ...document,
        custom: document.custom.with(at, { ...section, items: section.items.with(index, changed) }),
      }),
      `custom.${section.id}.items.${item.id}.`,
    ),
    id: item.id,
    hidden: item.hidden,
    title: item.title,
  }))
  return { key: `custom:${section.id}`, title: section.title || 'Más información', entries }
}
