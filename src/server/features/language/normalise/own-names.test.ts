import { describe, expect, test } from 'vitest'
import { taxonomy } from '../taxonomy/taxonomy.ts'
import { findConcepts } from './concepts.ts'
import { normaliseTitle } from './title.ts'

const { roles, skills, terms } = taxonomy()
const guarded = new Set(terms.filter(({ guard }) => guard !== 'NONE').map(({ text }) => text))

describe('the taxonomy is understood by its own names', () => {
  test('every role by its Spanish and English title', () => {
    const strangers = roles.flatMap(({ id, name_es, name_en }) =>
      [name_es, name_en].flatMap((name) => {
        const found = normaliseTitle(name).role_id
        return found === id ? [] : [`${name}: ${found ?? 'none'} instead of ${id}`]
      }),
    )
    expect(strangers).toEqual([])
  })

  test('every skill by its Spanish and English name', () => {
    const strangers = skills.flatMap(({ id, name_es, name_en }) =>
      [name_es, name_en]
        .filter((name) => !guarded.has(name))
        .filter((name) => !findConcepts(`Conocimientos de ${name}`).some((concept) => concept.id === id))
        .map((name) => `${name} (${id}): ${findConcepts(`Conocimientos de ${name}`).map((concept) => concept.id)}`),
    )
    expect(strangers).toEqual([])
  })
})
