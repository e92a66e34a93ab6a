import {
  type AddedPerson,
  type Duplicate,
  type ReadPerson,
  tablePerson,
} from '#shared/hiring/added-people/added-people.ts'
import { fileProblem } from '#web/parts/cvs/cv-file.ts'

/** How far one person is; whatever fails stays in the list and can be tried again. */
type ItemState =
  | { step: 'WAITING' | 'READING' | 'READ' | 'ADDING' }
  | { step: 'UNREAD' | 'NOT_ADDED'; message: string }
  | { step: 'ALIKE'; alike: Duplicate[] }
  | { step: 'ADDED'; added: AddedPerson }

export type ItemStep = ItemState['step']

export interface PersonItem {
  /** Also the key by which the server knows a call that is sent again. */
  id: string
  /** The name of the file, or «fila 7». */
  label: string
  /** Null for a row of a table, which needs no reading. */
  file: File | null
  state: ItemState
  /** As it was read, with what was corrected since. */
  person: ReadPerson | null
  told_by_company: boolean
  /** What is wrong, by field; only of rows, whose fields are all at hand. */
  problems: Readonly<Record<string, string>>
}

const NO_PROBLEMS = {}

export const itemOfFile = (file: File): PersonItem => {
  const problem = fileProblem(file)
  return {
    id: crypto.randomUUID(),
    label: file.name,
    file,
    person: null,
    told_by_company: false,
    problems: NO_PROBLEMS,
    state: problem ? { step: 'UNREAD', message: problem } : { step: 'WAITING' },
  }
}

export const itemOfRow = (label: string, person: ReadPerson): PersonItem =>
  checked({
    id: crypto.randomUUID(),
    label,
    file: null,
    person,
    told_by_company: false,
    problems: NO_PROBLEMS,
    state: { step: 'READ' },
  })

/** With what the contract says against it. */
export function checked(item: PersonItem): PersonItem {
  if (item.file) return item
  const { error } = tablePerson.safeParse({ ...item.person, told_by_company: item.told_by_company })
  // Of several messages about one field the first.
  const said = error?.issues.map(({ path, message }) => [String(path.at(-1)), message]).reverse() ?? []
  return { ...item, problems: Object.fromEntries(said) }
}

export const isRight = ({ problems }: PersonItem): boolean => Object.keys(problems).length === 0

/** Something is wrong that only typing puts right. */
export const needsFields = ({ problems, person }: PersonItem): boolean =>
  Object.keys(problems).some((name) => name !== 'email' || person?.email.trim() !== '')

/** A row whose person nobody can write to, and nobody has told. */
export const needsTelling = ({ file, person, told_by_company, state }: PersonItem): boolean =>
  file === null && person?.email.trim() === '' && !told_by_company && state.step !== 'ADDED'
