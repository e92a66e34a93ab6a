import { describe, expect, test } from 'vitest'
import { readCases } from './cases/read-cases.ts'
import { normaliseTitle } from './title.ts'
import { withoutShouting } from './title-case.ts'

function summary(title: string): string {
  const { role_id, seniority, modality, place } = normaliseTitle(title)
  const facts = [role_id ?? '-', seniority && `seniority=${seniority}`, modality && `modality=${modality}`]
  return [...facts, place && `place=${place.id}`].filter(Boolean).join(' ')
}

describe('titles as people write them', () => {
  test.each(readCases('titles.tsv'))('%s', (title, cleaned, expected) => {
    expect(normaliseTitle(title ?? '').cleaned).toBe(cleaned)
    expect(summary(title ?? '')).toBe(expected)
  })
})

describe('a title', () => {
  test.each([
    ['Desarrollador', 'Desarrolladora', 'Desarrollador/a', 'Desarrollador(a)', 'Desarrollador@', 'DESARROLLADORA'],
    ['Enfermero', 'Enfermera', 'Enfermero/a', 'Enfermeros', 'Enfermeras/os', 'Enfermerx', 'Enfermero o enfermera'],
    ['Jefe de ventas', 'Jefa de ventas', 'Jefe/a de ventas', 'Jefes de Ventas'],
    ['Juez', 'Jueza', 'Jueces', 'Juez/a'],
  ])('names the same role in every gender and number: %s', (...forms) => {
    const roles = new Set(forms.map((form) => normaliseTitle(form).role_id))
    expect(roles.size).toBe(1)
    expect(roles).not.toContain(undefined)
  })

  test('that is nothing but noise stays as it was written', () => {
    expect(normaliseTitle('Urgente').cleaned).toBe('Urgente')
    expect(normaliseTitle('').cleaned).toBe('')
  })

  test('of any length and content is answered', () => {
    expect(normaliseTitle(`${'Sr. '.repeat(5000)}Java`).seniority).toBe('SENIOR')
    expect(() => normaliseTitle('🔥💥((((--//||€€€$$$ 1.000.000 0/0/0 \u0000\ud800')).not.toThrow()
  })
})

test.each([
  ['DEPENDIENTA para panadería', 'Dependienta para panadería'],
  ['Se busca (CAMARERO/A) DE SALA con ganas', 'Se busca (camarero/a) de sala con ganas'],
  ['Técnico de IT', 'Técnico de IT'],
])('says quietly: %s', (title, quiet) => expect(withoutShouting(title)).toBe(quiet))

// Read anew from every sign, these would take minutes.
test.each([
  ['brackets', '('],
  ['brackets and short words', 'A('],
  ['capital letters one by one', 'A '],
  ['brackets with spaces', '( '],
])('reads a long row of %s once', (_, row) => {
  const said = `con ganas y constancia de verdad ${row.repeat(100_000)}`
  expect(withoutShouting(`${said} CAMARERO`).length).toBe(said.length + 9)
})
