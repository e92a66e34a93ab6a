import type { CvContent, CvDate, CvDocument } from '#shared/cvs/cv-document.ts'
import { isLink } from '#shared/cvs/cv-problems.ts'
import { placeText } from './contact.ts'
import { monthAndYear, period } from './dates.ts'
import { address, bullets, type Entry, entry, lines, type Part, part } from './parts.ts'
import { usedSkills } from './skill-groups.ts'
import { WORDS, type Words } from './words.ts'

type Item<K extends keyof CvDocument> = CvDocument[K] extends readonly (infer T)[] ? T : never

/** A name that leads to its own page; an address that is no link is printed beside it instead. */
function linked(label: string, name: string, url: string): Part[] {
  if (name && isLink(url)) return part(label, name, new URL(url).href)
  return [...part(label, name), ...address('Enlace', url)]
}

function jobEntry(job: Item<'experience'>, { language }: CvContent, words: Words): Entry[] {
  return entry({
    heads: [
      ...part('Puesto', job.position),
      ...linked('Empresa', job.company, job.company_url),
      ...part('Lugar', placeText(job, language)),
      ...part('Modalidad', job.modality ? words.modality[job.modality] : ''),
      ...part('Contrato', job.contract ? words.contract[job.contract] : ''),
    ],
    dates: part('Fechas', period(job.start, job.end, job.current ? words.present : null, words)),
    body: [...lines('Descripción', job.summary), ...bullets('Logro', job.achievements)],
    skills: usedSkills(job.skills),
  })
}

function studyEntry(study: Item<'education'>, words: Words): Entry[] {
  return entry({
    heads: [
      ...part('Título', study.degree || (study.level ? words.education_level[study.level] : '')),
      ...part('Especialidad', study.field),
      ...part('Centro', study.institution),
      ...part('Calificación', study.grade && words.grade(study.grade)),
    ],
    dates: part('Fechas', period(study.start, study.end, study.in_progress ? words.in_progress : null, words)),
    body: lines('Notas', study.notes),
  })
}

function certificationEntry(held: Item<'certifications'>, words: Words): Entry[] {
  return entry({
    heads: [
      ...part('Certificación', held.name),
      ...part('Entidad', held.issuer),
      ...part('Validez', held.expires ? words.valid_until(monthAndYear(held.expires, words)) : ''),
      ...part('Credencial', held.credential_id && words.credential(held.credential_id)),
      ...address('Enlace', held.url),
    ],
    dates: part('Fecha', dateText(held.date, words)),
  })
}

/** The number leads to the person in a public register, so it is shown only to those who may reach them. */
function registrationEntry(held: Item<'registrations'>, reachable: boolean, words: Words): Entry[] {
  return entry({
    heads: [
      ...part('Colegio o registro', held.body),
      ...part('Número', reachable && held.number ? words.registration(held.number) : ''),
    ],
    dates: part('Desde', dateText(held.since, words)),
  })
}

function projectEntry(project: Item<'projects'>, words: Words): Entry[] {
  return entry({
    heads: [...part('Proyecto', project.name), ...part('Rol', project.role), ...address('Enlace', project.url)],
    dates: part('Fechas', period(project.start, project.end, null, words)),
    body: lines('Descripción', project.description),
    skills: usedSkills(project.skills),
  })
}

function mentionEntry(item: Item<'courses'>, words: Words): Entry[] {
  return entry({
    heads: [...part('Nombre', item.name), ...part('Organización', item.organisation), ...address('Enlace', item.url)],
    dates: part('Fecha', dateText(item.date, words)),
    body: lines('Notas', item.notes),
  })
}

function referenceEntry(reference: Item<'references'>, reachable: boolean): Entry[] {
  return entry({
    heads: [
      ...part('Nombre', reference.name),
      ...part('Relación', reference.relation),
      ...part('Contacto', reachable ? reference.contact : ''),
    ],
  })
}

const dateText = (date: CvDate | null, words: Words): string => (date ? monthAndYear(date, words) : '')
export const shownOnly = <T extends { hidden: boolean }>(items: readonly T[]): T[] =>
  items.filter(({ hidden }) => !hidden)

type EntrySection =
  | 'experience'
  | 'education'
  | 'certifications'
  | 'registrations'
  | 'projects'
  | 'courses'
  | 'awards'
  | 'publications'
  | 'volunteering'
  | 'references'

export function entriesOf(key: EntrySection, content: CvContent, reachable: boolean): Entry[] {
  const { document } = content
  const words = WORDS[content.language]
  switch (key) {
    case 'experience':
      return shownOnly(document.experience).flatMap((job) => jobEntry(job, content, words))
    case 'education':
      return shownOnly(document.education).flatMap((study) => studyEntry(study, words))
    case 'certifications':
      return shownOnly(document.certifications).flatMap((held) => certificationEntry(held, words))
    case 'registrations':
      return shownOnly(document.registrations).flatMap((held) => registrationEntry(held, reachable, words))
    case 'projects':
      return shownOnly(document.projects).flatMap((project) => projectEntry(project, words))
    case 'references':
      return shownOnly(document.references).flatMap((reference) => referenceEntry(reference, reachable))
    default:
      return shownOnly(document[key]).flatMap((item) => mentionEntry(item, words))
  }
}

export function customEntries({ document }: CvContent, key: string): Entry[] {
  const section = document.custom.find(({ id }) => key === `custom:${id}`)
  return shownOnly(section?.items ?? []).flatMap((item) =>
    entry({
      heads: [...part('Título', item.title), ...part('Subtítulo', item.subtitle)],
      dates: part('Fecha', item.date),
      body: lines('Texto', item.text),
    }),
  )
}
