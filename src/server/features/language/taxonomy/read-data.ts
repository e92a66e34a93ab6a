import { readdirSync, readFileSync } from 'node:fs'
import { folded } from '#shared/core/fold.ts'
import type { Place, Role, Skill } from './taxonomy.ts'

/**
 * How safely a term stands for its concept in running text. NONE: always. NOUN (mark «*»): not right after another
 * word, where it is an adjective («factura electrónica»). CASE («?»): with a capital or beside another skill.
 * CONTEXT («??»): only beside another skill or after a cue word; a role only where a phrase begins. WHOLE («^»): where
 * nothing goes on to say of what («recolección» of fruit, and not «de residuos»; «planificación», and not «familiar»).
 * Two more marks: «!» wins when the same words also name another concept, «=» folds neither number nor gender.
 */
export type Guard = 'NONE' | 'NOUN' | 'WHOLE' | 'CASE' | 'CONTEXT'

export interface Term {
  kind: 'skill' | 'role'
  id: string
  text: string
  guard: Guard
  /** Wins when the same words also name another concept. */
  preferred: boolean
  /** The words as they are: neither number nor gender is folded (product names, «cartero» that is no «cartera»). */
  exact: boolean
}

interface Section {
  name: string
  kind: string
  shared: string[]
}

const DATA = new URL('./data/', import.meta.url)

export function readLines(path: string): string[] {
  return readFileSync(new URL(path, DATA), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
}

function readFolder(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, DATA))
    .sort()
    .flatMap((file) => readLines(`${folder}/${file}`))
}

export function readConcepts(): { skills: Skill[]; roles: Role[]; terms: Term[] } {
  const terms: Term[] = []
  const skills = readSections('skills', (line, section) => readSkill(line, section, terms))
  const roles = readSections('roles', (line, section) => readRole(line, section, terms))
  mirrorRelations(skills)
  mirrorRelations(roles)
  return { skills, roles, terms }
}

/** Names in which the words for a skill or a role mean something else: «reparto de utilidades», «motores de búsqueda». */
export function readOtherThings(): string[] {
  return readLines('other-things.txt').flatMap((line) => list(line).flatMap(alternatives))
}

/** A section opens with «# family KIND» for skills and «# family: shared skill ids» for roles. */
function readSections<Concept>(folder: string, read: (line: string, section: Section) => Concept): Concept[] {
  const concepts: Concept[] = []
  let section: Section = { name: '', kind: '', shared: [] }
  for (const line of joinContinued(readFolder(folder))) {
    if (line.startsWith('# ')) {
      const [head = '', shared = ''] = line.slice(2).split(':')
      const [name = '', kind = ''] = head.trim().split(' ')
      section = { name, kind, shared: list(shared) }
    } else concepts.push(read(line, section))
  }
  return concepts
}

/** An indented line goes on with the aliases of the line before. */
function joinContinued(lines: readonly string[]): string[] {
  const joined: string[] = []
  let row: string[] = []
  for (const line of lines) {
    if (line.startsWith(' ')) row[3] = `${row[3] ?? ''},${line}`
    else {
      joined.push(row.join('|'))
      row = line.split('|')
    }
  }
  return [...joined.slice(1), row.join('|')]
}

/** `id | Spanish name | English name or = | aliases | <parents ~relations` */
function readSkill(line: string, section: Section, terms: Term[]): Skill {
  const [id = '', es = '', en = '', aliases = '', links = ''] = columns(line)
  const kind = skillKind(links.match(/!(\w+)/)?.[1] ?? section.kind)
  const names = readNames({ kind: 'skill', id, exact: kind === 'TOOL' }, es, en, aliases, terms)
  return { id, ...names, parent_ids: linked(links, '<'), related_ids: linked(links, '~'), family: section.name, kind }
}

/** `id | Spanish name | English name or = | aliases | skill ids | ~relations`, the section's shared skills are added */
function readRole(line: string, section: Section, terms: Term[]): Role {
  const [id = '', es = '', en = '', aliases = '', skills = '', links = ''] = columns(line)
  const names = readNames({ kind: 'role', id, exact: false }, es, en, aliases, terms)
  const skill_ids = [...new Set([...list(skills), ...section.shared])].slice(0, 12)
  return { id, ...names, family: section.name, related_ids: linked(links, '~'), skill_ids }
}

type NamesOf = { name_es: string; name_en: string; aliases: string[] }

function readNames(
  concept: Pick<Term, 'kind' | 'id' | 'exact'>,
  es: string,
  en: string,
  aliases: string,
  terms: Term[],
): NamesOf {
  const spellings = [es, en === '=' ? es : en, ...list(aliases).flatMap(alternatives)].map((written) => {
    const text = written.replace(/[!?=*^]+$/, '')
    const marks = written.slice(text.length)
    const guard = guardOf(marks)
    const doubtful = concept.kind === 'skill' && (guard === 'CASE' || guard === 'CONTEXT')
    const exact = concept.exact || marks.includes('=') || doubtful
    return { ...concept, text, guard, preferred: marks.includes('!'), exact }
  })
  const seen = new Set<string>()
  for (const term of spellings) {
    if (seen.has(term.text)) continue
    seen.add(term.text)
    terms.push(term)
  }
  const [name_es = '', name_en = '', ...rest] = spellings.map((term) => term.text)
  return { name_es, name_en, aliases: rest }
}

function guardOf(marks: string): Guard {
  if (marks.includes('*')) return 'NOUN'
  if (marks.includes('^')) return 'WHOLE'
  if (marks.includes('??')) return 'CONTEXT'
  return marks.includes('?') ? 'CASE' : 'NONE'
}

/** «{desarrollador/programador} java» stands for both spellings. */
function alternatives(alias: string): string[] {
  const open = alias.indexOf('{')
  if (open < 0) return [alias]
  const close = alias.indexOf('}', open)
  const before = alias.slice(0, open)
  const inside = alias.slice(open + 1, close)
  const after = alias.slice(close + 1)
  return inside.split('/').flatMap((choice) => alternatives(`${before}${choice}${after}`))
}

function mirrorRelations(concepts: readonly { id: string; related_ids: string[] }[]): void {
  const by_id = new Map(concepts.map((concept) => [concept.id, concept]))
  for (const concept of concepts) {
    for (const other of concept.related_ids) {
      const back = by_id.get(other)?.related_ids
      if (back && !back.includes(concept.id)) back.push(concept.id)
    }
  }
}

/** Where two places share a name, the earlier file comes first. */
const PLACE_FILES = ['es', 'mx', 'co', 'ar', 'cl', 'pe', 'other-countries']

/**
 * Countries stand at the margin, regions one step in, with their cities after the colon and on the lines two steps in;
 * «name = alias = alias». A name with «?» also means other things: it counts only beside the region or a town of it.
 */
export function readPlaces(): Place[] {
  const places: Place[] = []
  let country = ''
  for (const line of joinTowns(PLACE_FILES.flatMap((file) => readLines(`places/${file}.txt`)))) {
    const indented = line.startsWith(' ')
    const [head = '', cities = ''] = line.trim().split(':')
    const [code = '', ...names] = head.trim().split(' ')
    if (!indented) country = code
    const region_id = indented ? `${country}-${code}` : country
    places.push({ id: region_id, kind: indented ? 'REGION' : 'COUNTRY', country, ...sameNames(names.join(' ')) })
    for (const city of list(cities)) {
      const named = sameNames(city)
      const base = { id: `${region_id}-${slug(named.name)}`, kind: 'CITY' as const, country, ...named }
      places.push(indented ? { ...base, region_id } : base)
    }
  }
  return places
}

function joinTowns(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    if (line.startsWith('    ')) joined.push(`${joined.pop() ?? ''}, ${line.trim()}`)
    else joined.push(line)
  }
  return joined
}

function sameNames(names: string): Pick<Place, 'name' | 'aliases' | 'doubtful'> {
  const marked = names.split('=').map((name) => name.trim())
  const [name = '', ...aliases] = marked.map((one) => one.replace('?', ''))
  const doubtful = marked.filter((one) => one.endsWith('?')).map((one) => one.replace('?', ''))
  return { name, aliases, ...(doubtful.length > 0 && { doubtful }) }
}

const slug = (name: string): string => folded(name).replace(/[^a-z0-9]+/g, '-')

const columns = (line: string): string[] => line.split('|').map((column) => column.trim())

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

const linked = (links: string, sign: string): string[] =>
  links
    .split(/\s+/)
    .filter((link) => link.startsWith(sign))
    .flatMap((link) => list(link.slice(1)))

function skillKind(kind: string): Skill['kind'] {
  if (kind === 'TOOL' || kind === 'SOFT' || kind === 'METHOD' || kind === 'DOMAIN') return kind
  return 'TECHNICAL'
}
