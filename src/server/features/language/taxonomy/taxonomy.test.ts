import { describe, expect, test } from 'vitest'
import { fold } from '../normalise/fold.ts'
import { contentTokens, roleKey, skillKey } from '../normalise/lexicon.ts'
import type { Term } from './read-data.ts'
import { taxonomy } from './taxonomy.ts'

const { skills, roles, places, terms, skill, role, place } = taxonomy()

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at)

function keyOf(term: Term): string {
  const tokens = contentTokens(fold(term.text))
  return tokens.map(term.kind === 'skill' ? skillKey : roleKey).join(' ')
}

const plainOf = (term: Term): string =>
  contentTokens(fold(term.text))
    .map((token) => token.plain)
    .join(' ')

function groupBy(list: readonly Term[], key: (term: Term) => string): Map<string, Term[]> {
  const groups = new Map<string, Term[]>()
  for (const term of list) groups.set(key(term), [...(groups.get(key(term)) ?? []), term])
  return groups
}

/** Several concepts under one key are fine when each spelling differs from the others or exactly one is preferred. */
function ambiguous(list: readonly Term[]): string[] {
  const clashes: string[] = []
  for (const group of groupBy(list, keyOf).values()) {
    if (new Set(group.map((term) => term.id)).size < 2) continue
    const folding = group.filter((term) => !term.exact)
    const rivals = [...groupBy(group, plainOf).values(), folding].filter(
      (terms_alike) => new Set(terms_alike.map((term) => term.id)).size > 1,
    )
    const undecided = rivals.some((alike) => new Set(alike.filter((t) => t.preferred).map((t) => t.id)).size !== 1)
    if (undecided) clashes.push(group.map((term) => `${term.id}: ${term.text}`).join(' / '))
  }
  return clashes
}

describe('the data', () => {
  test('is as large as promised', () => {
    expect(skills.length).toBeGreaterThanOrEqual(1500)
    expect(roles.length).toBeGreaterThanOrEqual(500)
  })

  test('has unique ids', () => {
    expect(repeated(skills.map(({ id }) => id))).toEqual([])
    expect(repeated(roles.map(({ id }) => id))).toEqual([])
    expect(repeated(places.map(({ id }) => id))).toEqual([])
  })

  test('has names, families and readable ids', () => {
    for (const concept of [...skills, ...roles]) {
      expect(concept.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect([concept.name_es, concept.name_en, concept.family], concept.id).not.toContain('')
      expect(concept.aliases, concept.id).not.toContain('')
    }
  })

  test('points at nothing that is not there', () => {
    const skill_links = skills.flatMap((one) =>
      [...one.parent_ids, ...one.related_ids].filter((id) => !skill(id)).map((id) => `${one.id} → ${id}`),
    )
    const role_links = roles.flatMap((one) => [
      ...one.skill_ids.filter((id) => !skill(id)).map((id) => `${one.id} → ${id}`),
      ...one.related_ids.filter((id) => !role(id)).map((id) => `${one.id} ~ ${id}`),
    ])
    const place_links = places.filter((one) => one.region_id && !place(one.region_id)).map(({ id }) => id)
    expect([...skill_links, ...role_links, ...place_links]).toEqual([])
  })

  test('has no cycle of parents', () => {
    const climb = (id: string, path: readonly string[]): string[] => {
      if (path.includes(id)) return [[...path, id].join(' → ')]
      return (skill(id)?.parent_ids ?? []).flatMap((parent) => climb(parent, [...path, id]))
    }
    expect(skills.flatMap(({ id }) => climb(id, []))).toEqual([])
  })

  test('gives every role five to twelve skills', () => {
    const odd = roles.filter(({ skill_ids }) => skill_ids.length < 5 || skill_ids.length > 12)
    expect(odd.map(({ id }) => id)).toEqual([])
  })

  test('has no word of one kind that means two things without a stated preference', () => {
    expect(ambiguous(terms.filter((term) => term.kind === 'skill'))).toEqual([])
    expect(ambiguous(terms.filter((term) => term.kind === 'role'))).toEqual([])
  })

  test('says which wins when a skill and a role have the same name; a guarded role yields', () => {
    const by_plain = groupBy(terms, plainOf)
    const undecided = [...by_plain.values()].filter((group) => {
      const rivals = group.filter((term) => term.kind === 'role' && term.guard !== 'CONTEXT' && !term.preferred)
      return (
        rivals.length > 0 && group.some((term) => term.kind === 'skill' && !term.preferred && term.guard === 'NONE')
      )
    })
    expect(undecided.map((group) => group.map((term) => `${term.kind} ${term.id}: ${term.text}`).join(' / '))).toEqual(
      [],
    )
  })
})
