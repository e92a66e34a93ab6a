import { email } from '#shared/core/fields.ts'
import { folded } from '#shared/core/fold.ts'
import type { TableLine } from './read-table.ts'

export type Column = 'NAME' | 'SURNAME' | 'EMAIL' | 'PHONE' | 'POSITION' | 'COMPANY' | 'CITY' | ''

/** A table with what each of its columns is. */
export interface ReadColumns {
  lines: TableLine[]
  with_headings: boolean
  columns: Column[]
}

export const columnWords: Record<Exclude<Column, ''>, string> = {
  NAME: 'Nombre',
  SURNAME: 'Apellidos',
  EMAIL: 'Correo',
  PHONE: 'Teléfono',
  POSITION: 'Puesto actual',
  COMPANY: 'Empresa',
  CITY: 'Ciudad',
}

/** What headings say, the clearest first: «nombre de la empresa» is no name. */
const HEADINGS: readonly [Column, string][] = [
  ['NAME', 'nombre y apellidos|nombre y apellido|apellidos y nombre|apellido y nombre|nombre completo|full name'],
  ['EMAIL', 'correo|correos|email|e mail|mail'],
  ['PHONE', 'telefono|telefonos|tel|tlf|tfno|movil|celular|whatsapp|phone|mobile'],
  ['CITY', 'ciudad|localidad|poblacion|municipio|ubicacion|city|location'],
  ['POSITION', 'puesto|cargo|posicion|profesion|ocupacion|titular|position|job title|title|headline'],
  ['COMPANY', 'empresa|compania|organizacion|empleador|company|employer|organization'],
  ['SURNAME', 'apellido|apellidos|surname|last name|family name'],
  ['NAME', 'nombre|nombres|candidato|candidata|candidatos|persona|name|first name|given name'],
]

const plain = (heading: string): string =>
  ` ${folded(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

function columnSaidBy(heading: string): Column {
  const said = plain(heading)
  return HEADINGS.find(([, words]) => words.split('|').some((word) => said.includes(` ${word} `)))?.[0] ?? ''
}

const isEmail = (cell: string): boolean => cell.includes('@') && email.safeParse(cell).success
/** Dates have fewer figures. */
const isPhone = (cell: string): boolean => /^\+?(?:[\s().-]{0,2}\d){9,15}$/.test(cell)

/** No address or number stands in a line of headings, and something in it is known. */
export function hasHeadings([first]: readonly TableLine[]): boolean {
  const cells = first?.cells ?? []
  return !cells.some((cell) => isEmail(cell) || isPhone(cell)) && cells.some((cell) => columnSaidBy(cell) !== '')
}

/** Only a name may stand in several columns. */
const isName = (column: Column): boolean => column === 'NAME' || column === 'SURNAME'

/** By the headings, and where they say nothing, by what stands below. */
export function guessColumns(lines: readonly TableLine[], with_headings: boolean): Column[] {
  const [first] = lines
  const below = with_headings ? lines.slice(1) : lines
  const guessed: Column[] = []
  for (const [at, heading] of (first?.cells ?? []).entries()) {
    const said = (with_headings && columnSaidBy(heading)) || columnByCells(below.map(({ cells }) => cells[at] ?? ''))
    guessed.push(!isName(said) && guessed.includes(said) ? '' : said)
  }
  // Without headings somebody's name comes first.
  const free = guessed.indexOf('')
  return with_headings || free < 0 ? guessed : guessed.with(free, 'NAME')
}

function columnByCells(cells: readonly string[]): Column {
  const filled = cells.filter(Boolean)
  const most = (is: (cell: string) => boolean) => filled.filter(is).length * 2 > filled.length
  return most(isEmail) ? 'EMAIL' : most(isPhone) ? 'PHONE' : ''
}

/** What is to be changed before the rows can be people. */
export function columnsProblem(columns: readonly Column[]): string | null {
  if (!columns.some(isName)) return 'Elige qué columna tiene el nombre.'
  const twice = columns.find((column, at) => column && !isName(column) && columns.indexOf(column) !== at)
  return twice ? `Elige una sola columna para «${columnWords[twice]}».` : null
}
