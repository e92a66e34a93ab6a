import { flatten } from '#server/features/language/normalise/fold.ts'
import { type Line, withText } from '../../lines/line.ts'
import { type DateSpan, findDates, trimmedEnds, withoutSpan } from '../dates/dates.ts'

export type LabelKind = 'dates' | 'until' | 'company' | 'position' | 'told' | 'degree' | 'institution' | 'place'

const LABELS: readonly (readonly [LabelKind, RegExp])[] = [
  ['until', /^(?:hasta|fin|fecha (?:de )?(?:fin|salida|termino|egreso)|to|until)$/],
  ['dates', /^(?:fechas?|anos?|periodo|dates?|duracion|desde|tiempo)(?![a-z])/],
  [
    'position',
    /(?<![a-z])(?:cargo|puesto|profesion|position|job title|ocupacion|occupation|funcion ejercida|funcao)(?![a-z])/,
  ],
  [
    'told',
    /^(?:principales |main |descripcion )?(?:funciones|actividades|responsabilidades|tareas|activities|responsibilities|logros|descripcion|atividades|materias|detalles?|observaciones)(?![a-z])/,
  ],
  // «Nombre y tipo del centro de estudios» asks for the school.
  ['institution', /^(?:nombre (?:y tipo )?(?:del |de la )?)centro(?![a-z])/],
  [
    'degree',
    /(?<![a-z])(?:titulo|titulacion|cualificacion|degree|qualification|carrera|estudios?|grado academico)(?![a-z])/,
  ],
  [
    'institution',
    /(?<![a-z])(?:centro|institucion|universidad|escuela|entidad|impartido|institution|school|instituto|colegio)(?![a-z])/,
  ],
  [
    'company',
    /(?<![a-z])(?:empresa|empleador|compania|organizacion|employer|company|institucion|nombre y direccion)(?![a-z])/,
  ],
  ['place', /^(?:localidad|lugar|ciudad|ubicacion|location|place|pais|direccion)(?![a-z])/],
]
const LONGEST_LABEL = 80
const FEWEST_LABELS = 3
const MOST_WORDS = 9

/** An entry written as a form: «Empresa: …», «Cargo: …», or the same in two columns. */
export interface LabelledEntry {
  values: Partial<Record<LabelKind, string>>
  told: Line[]
  /** Lines with a label that has no field, and lines that go on with a date. */
  rest: string[]
  span: DateSpan | null
}

interface Labelled {
  kind: LabelKind
  value: Line
}

/** Entries by their labels, or null when the section is not written so; `naming` are the labels that such a section has. */
export function readLabelled(lines: readonly Line[], naming: readonly LabelKind[]): LabelledEntry[] | null {
  const labels = lines.map(labelOf)
  const kinds = labels.flatMap((label) => (label ? [label.kind] : []))
  if (kinds.length < FEWEST_LABELS || !naming.every((kind) => kinds.includes(kind))) return null
  const entries: LabelledEntry[] = []
  let last: LabelKind | null = null
  lines.forEach((line, at) => {
    const label = labels[at]
    if (label) {
      last = label.kind
      const entry = entries.at(-1)
      if (!entry || label.kind in entry.values) entries.push({ values: {}, told: [], rest: [], span: null })
    }
    const entry = entries.at(-1)
    const [time] = label || !entry || entry.span ? [] : findDates(line.text).filter(({ is_range }) => is_range)
    if (entry && time) {
      entry.span = time
      last = 'dates'
      return
    }
    if (!entry) entries.push({ values: {}, told: [line], rest: [], span: null })
    else if (!label && last !== 'told' && ((last === 'dates' && entry.span) || OTHER_LABEL.test(line.text)))
      entry.rest.push(line.text)
    else if (!label && last && isSaid(entry, last) && !goesOn(line)) {
      last = 'told'
      add(entry, last, line)
    } else add(entry, label?.kind ?? last ?? 'told', label?.value ?? line)
  })
  return entries
}

/** The lines of a form: blocks between gaps in which nothing has a label are none of it. */
export function formOf(lines: readonly Line[]): Line[] {
  const blocks: Line[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (last && line.gap < 1) last.push(line)
    else blocks.push([line])
  }
  const labelled = blocks.filter((block) => block.some((line) => labelOf(line) !== null))
  return labelled.length > 1 ? labelled.flat() : [...lines]
}

/** «HOSPITAL DEL SUR» over «Cargo: …»: the name that has no label is the employer. */
export function withCompanyLabels(lines: readonly Line[]): Line[] {
  const labels = lines.map(labelOf)
  return lines.map((line, at) => {
    const next = labels[at + 1]?.kind
    const opens =
      at === 0 || line.gap >= 1 || labels[at - 1] !== null || findDates(line.text).some(({ is_range }) => is_range)
    const heads = !labels[at] && !line.bullet && opens && !line.text.includes(':')
    if (heads && next === 'company') return withText(line, `Puesto: ${line.text}`)
    return heads && (next === 'position' || next === 'dates') ? withText(line, `Empresa: ${line.text}`) : line
  })
}

/** «Puesto: chofer» over «Reparto local de cemento»: a name has been said, and a line that begins anew tells about it. */
const NAMES: ReadonlySet<LabelKind> = new Set<LabelKind>(['company', 'position', 'place'])
const isSaid = ({ values }: LabelledEntry, kind: LabelKind): boolean => NAMES.has(kind) && (values[kind] ?? '') !== ''
const goesOn = ({ text, bullet }: Line): boolean => !bullet && /^[\p{Ll}(,&]/u.test(text)

const UNTIL = /\s*[,;|–-]?\s*(?:hasta|fin|to|until)\s*:\s*/i

const OTHER_LABEL = /^\p{L}[\p{L} .]{2,30}:\s/u

function add(entry: LabelledEntry, kind: LabelKind, given: Line): void {
  const line = kind === 'company' || kind === 'position' ? untimed(entry, given) : given
  const before = entry.values[kind]
  if (line.text === '' && before === undefined) {
    entry.values[kind] = ''
    return
  }
  entry.values[kind] = before ? `${before} ${line.text}` : line.text
  if (kind === 'told' && line.text !== '') entry.told.push(line)
  if (kind === 'dates') entry.span ??= findDates(line.text.replace(UNTIL, ' hasta '))[0] ?? null
  if (kind === 'until') entry.span = findDates(`${entry.values.dates ?? ''} – ${line.text}`)[0] ?? entry.span
}

/** «2019 - 2025 TRANSPORTES SOL»: the time beside a name is no part of it. */
function untimed(entry: LabelledEntry, line: Line): Line {
  const time = findDates(line.text).find(({ is_range }) => is_range)
  if (!time || entry.span) return line
  entry.span = time
  return withText(line, trimmedEnds(withoutSpan(line.text, time)))
}

function labelOf(line: Line): Labelled | null {
  const [first, ...others] = line.cells
  const typed = /^([^:]{3,60}):\s*(.*)$/.exec(line.text)
  const beside = first && others.length > 0 ? labelKind(first.text) : null
  if (beside) {
    const text = others.map((cell) => cell.text).join(' ')
    return { kind: beside, value: { ...line, text, cells: others, x: others[0]?.x ?? line.x, bullet: false } }
  }
  const [, label = '', text = ''] = typed ?? []
  const kind = label === '' ? null : labelKind(label)
  if (!kind && isLabelAlone(line.text)) return labelAlone(line)
  return kind ? { kind, value: { ...line, text, cells: [{ text, x: line.x }], bullet: false } } : null
}

const ALONE =
  /^(?:fechas?(?: \([^)]*\))?|periodo|(?:nombre (?:y (?:sector|direccion|tipo) )?(?:de la |del )?)?(?:empresa|empleador|organizacion)|(?:ocupacion|puesto|cargo|profesion)(?: (?:o|y|de)[a-z ]*)?|(?:principales )?(?:actividades|funciones|responsabilidades)(?: y [a-z ]*| principales| desempenadas)?|(?:nombre y (?:tipo|direccion) (?:de la|del|de) )?(?:centro|organizacion)(?: (?:de|que) [a-z ]+)?|institucion|titulo(?: de la cualificacion(?: obtenida)?| obtenido)?|cualificacion(?: obtenida)?|detalles?):?$/

export const isLabelAlone = (text: string): boolean => ALONE.test(flatten(text.slice(0, LONGEST_LABEL)))

/** A form whose labels stand above what they ask for. */
function labelAlone(line: Line): Labelled | null {
  const kind = labelKind(line.text)
  return kind && { kind, value: { ...withText(line, ''), bullet: false } }
}

export function labelKind(text: string): LabelKind | null {
  if (text.length > LONGEST_LABEL || /\d/.test(text) || text.split(' ').length > MOST_WORDS) return null
  const flat = flatten(text).replace(/^[^a-z]+/, '')
  return LABELS.find(([, pattern]) => pattern.test(flat))?.[0] ?? null
}
