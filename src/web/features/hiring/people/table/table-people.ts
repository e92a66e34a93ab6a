import { cvDocument, experience } from '#shared/cvs/cv-document.ts'
import type { ReadPerson } from '#shared/hiring/added-people/added-people.ts'
import type { Column } from './columns.ts'
import type { TableLine } from './read-table.ts'

/** As it stands in the row; what is too long or wrong is said beside it and loses nothing. */
export function personOfLine({ cells }: TableLine, columns: readonly Column[]): ReadPerson {
  const all = (wanted: Column) => cells.filter((cell, at) => columns[at] === wanted && cell !== '')
  const [[email = ''], [phone = ''], [city = '']] = [all('EMAIL'), all('PHONE'), all('CITY')]
  const [[position = ''], [company = '']] = [all('POSITION'), all('COMPANY')]
  const document = cvDocument.parse({})
  return withWork(
    {
      full_name: [...all('NAME'), ...all('SURNAME')].join(' '),
      email,
      phone,
      language: 'es',
      document: { ...document, basics: { ...document.basics, city } },
      hides_orders: false,
      has_more: false,
    },
    { position, company },
  )
}

/** Where they work now: somebody of a table has one position or none. */
export function withWork(person: ReadPerson, changes: { position?: string; company?: string }): ReadPerson {
  const [before] = person.document.experience
  const job = { ...(before ?? experience.parse({ id: crypto.randomUUID(), current: true })), ...changes }
  const jobs = job.position || job.company ? [job] : []
  return { ...person, document: { ...person.document, experience: jobs } }
}
