import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cvShares } from '#server/features/cvs/cvs.tables.ts'
import { ipRange } from '#server/platform/limits/limits.service.ts'

const HOMES = ['', 'src/server/features/', 'src/server/', 'src/']

it('every promise names a test that is there', () => {
  const text = readFileSync('docs/promises.md', 'utf8')
  const named = [...text.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((path) => !HOMES.some((home) => existsSync(home + path)))).toEqual([])
})

it('every promise is in a row of its own, once', () => {
  const rows = readFileSync('docs/promises.md', 'utf8').match(/^\| (?!sentence|---)[^|]+/gm) ?? []
  expect(rows.length).toBe(new Set(rows).size)
})

/** What a page says, without the breaks of its file. */
const said = (file: string): string => readFileSync(`src/web/${file}`, 'utf8').replace(/\s+/g, ' ')

describe('what the pages promise about', () => {
  it('addresses of sessions is what is kept of them', () => {
    expect(ipRange('203.0.113.7')).toBe('203.0.113.0/24')
    expect(ipRange('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48')
    expect(said('site/legal/privacy-data.tsx')).toContain(
      'fecha y el comienzo de la dirección IP, que comparten cientos de personas',
    )
  })

  it('links says that the one to a CV can be read again', () => {
    expect(Object.keys(cvShares)).toContain('token_sealed')
    expect(said('site/legal/privacy-rights.tsx')).toContain('el enlace con el que compartes tu CV se guarda cifrado')
  })

  it('what the match is made of is the same on the landing page and where it is explained', () => {
    expect(said('parts/matching/rule/match-rule.tsx')).toContain('disponibilidad y turnos son condiciones')
    const landing = said('site/landing/fears.tsx')
    expect(landing).not.toMatch(/formación, disponibilidad y preferencias\. Nunca/)
    expect(landing).toContain('Dónde vives y tus preferencias van aparte y no cambian el encaje')
  })

  it('reviews says who answers where one person decides alone', () => {
    expect(said('site/legal/privacy-matching.tsx')).toContain(
      'Si en la empresa decide una sola persona, contestará ella',
    )
    expect(said('features/hiring/my-applications/detail/review-card.tsx')).toContain(
      'otra persona del equipo, si la hay',
    )
  })
})
