import { taxonomy } from '../taxonomy/taxonomy.ts'
import { cosine, encode } from './encoder.ts'

/** Under these a near concept is as often wrong as right; the taxonomy's own aliases always come first. */
const ROLE_FROM = 0.72
const SKILL_FROM = 0.78

export interface Linked {
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
  const names = concepts.flatMap(({ id, name_es, name_en, aliases }) =>
    [name_es, name_en, ...aliases].map((name) => ({ id, vector: encode(name) })),
  )
  return { ids: names.map(({ id }) => id), vectors: names.map(({ vector }) => vector) }
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
