import { KeptWhileBusy } from '#server/platform/processes/kept-while-busy.ts'
import { taxonomy } from '../taxonomy/taxonomy.ts'
import { cosine, dimensions, encode } from './encoder.ts'

/** Under these a near concept is as often wrong as right; the taxonomy's own aliases always come first. */
const ROLE_FROM = 0.83
const SKILL_FROM = 0.86

interface Linked {
  id: string
  similarity: number
}

/** In one array, which goes back to the machine as a whole; thousands of small ones leave holes. */
interface NamedVectors {
  ids: string[]
  vectors: Float32Array
}

interface Named {
  id: string
  name_es: string
  name_en: string
  aliases: readonly string[]
}

const roles = new KeptWhileBusy<NamedVectors>()
const skills = new KeptWhileBusy<NamedVectors>()

/** The role whose name or alias is nearest in meaning to a title that the taxonomy does not know. */
export function nearestRole(title: string): Linked | null {
  return nearest(title, roles.get() ?? roles.set(encodeNames(taxonomy().roles)), ROLE_FROM)
}

/** The skill whose name or alias is nearest in meaning to a term that the taxonomy does not know. */
export function nearestSkill(term: string): Linked | null {
  return nearest(term, skills.get() ?? skills.set(encodeNames(taxonomy().skills)), SKILL_FROM)
}

function encodeNames(concepts: readonly Named[]): NamedVectors {
  const known = roomFor(concepts)
  for (const concept of concepts) addNames(known, concept)
  return known
}

const namesOf = ({ name_es, name_en, aliases }: Named): string[] => [name_es, name_en, ...aliases]

function roomFor(concepts: readonly Named[]): NamedVectors {
  const names = concepts.reduce((count, concept) => count + namesOf(concept).length, 0)
  return { ids: [], vectors: new Float32Array(names * dimensions()) }
}

function addNames({ ids, vectors }: NamedVectors, concept: Named): void {
  for (const name of namesOf(concept)) {
    const vector = encode(name)
    vectors.set(vector, ids.length * vector.length)
    ids.push(concept.id)
  }
}

const AT_ONCE = 20

/** Makes `nearestRole` ready a few roles at a time, so that whoever shares the process gets a turn in between. */
export async function loadRoles(): Promise<void> {
  if (roles.get()) return
  const known = roomFor(taxonomy().roles)
  for (const [at, role] of taxonomy().roles.entries()) {
    if (at % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
    addNames(known, role)
  }
  roles.set(known)
}

function nearest(text: string, { ids, vectors }: NamedVectors, from: number): Linked | null {
  const wanted = encode(text)
  let best = -1
  let similarity = from
  for (let i = 0; i < ids.length; i++) {
    const found = cosine(wanted, vectors, i * wanted.length)
    if (found < similarity) continue
    best = i
    similarity = found
  }
  const id = ids[best]
  return id === undefined ? null : { id, similarity }
}
