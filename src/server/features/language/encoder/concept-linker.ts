import { taxonomy } from '../taxonomy/taxonomy.ts'
import { cosine, encode } from './encoder.ts'

/** Under these a near concept is as often wrong as right; the taxonomy's own aliases always come first. */
const ROLE_FROM = 0.83
const SKILL_FROM = 0.86

interface Linked {
  id: string
  similarity: number
}

interface NamedVectors {
  ids: string[]
  vectors: Float32Array[]
}

interface Named {
  id: string
  name_es: string
  name_en: string
  aliases: readonly string[]
}

let roles: NamedVectors | undefined
let skills: NamedVectors | undefined

/** The role whose name or alias is nearest in meaning to a title that the taxonomy does not know. */
export function nearestRole(title: string): Linked | null {
  roles ??= encodeNames(taxonomy().roles)
  return nearest(title, roles, ROLE_FROM)
}

/** The skill whose name or alias is nearest in meaning to a term that the taxonomy does not know. */
export function nearestSkill(term: string): Linked | null {
  skills ??= encodeNames(taxonomy().skills)
  return nearest(term, skills, SKILL_FROM)
}

function encodeNames(concepts: readonly Named[]): NamedVectors {
  const known: NamedVectors = { ids: [], vectors: [] }
  for (const concept of concepts) addNames(known, concept)
  return known
}

function addNames({ ids, vectors }: NamedVectors, { id, name_es, name_en, aliases }: Named): void {
  for (const name of [name_es, name_en, ...aliases]) {
    ids.push(id)
    vectors.push(encode(name))
  }
}

const AT_ONCE = 20

/** Makes `nearestRole` ready a few roles at a time, so that whoever shares the process gets a turn in between. */
export async function loadRoles(): Promise<void> {
  if (roles) return
  const known: NamedVectors = { ids: [], vectors: [] }
  for (const [at, role] of taxonomy().roles.entries()) {
    if (at % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
    addNames(known, role)
  }
  roles = known
}

function nearest(text: string, { ids, vectors }: NamedVectors, from: number): Linked | null {
  const wanted = encode(text)
  let best = -1
  let similarity = from
  for (let i = 0; i < vectors.length; i++) {
    const vector = vectors[i]
    const found = vector ? cosine(wanted, vector) : 0
    if (found < similarity) continue
    best = i
    similarity = found
  }
  const id = ids[best]
  return id === undefined ? null : { id, similarity }
}
