import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDiscrimination } from '#shared/vacancies/lint/discrimination/discrimination.ts'
import { readsWhole } from '#shared/vacancies/lint/discrimination/fix.ts'
import { honestAds } from '#shared/vacancies/lint/honest-ads.fixture.ts'
import { plainText } from '#shared/vacancies/vacancy-document.ts'
import type { LintFinding } from '#shared/vacancies/vacancy-lint.ts'
import { type LabelledPhrase, labelledPhrases, wholeAds } from '../support/text/labelled-phrases.ts'

const find = (text: string): LintFinding[] => findDiscrimination([{ path: 'description', text }])
const discriminates = ({ spans }: LabelledPhrase): boolean => spans.length > 0
const TRAINED = readdirSync(join(import.meta.dirname, '../../training/discrimination')).filter(
  (name) => name.endsWith('.txt') && !name.startsWith('kept'),
)

function figures(
  phrases: readonly LabelledPhrase[],
  judged = (phrase: LabelledPhrase) => find(phrase.text).length > 0,
) {
  const bad = phrases.filter(discriminates)
  const good = phrases.filter((phrase) => !discriminates(phrase))
  return { found: bad.filter(judged).length / bad.length, alarms: good.filter(judged).length / good.length }
}

describe('phrases that nothing was made for', () => {
  it('are found, and lawful ones pass', () => {
    const { found, alarms } = figures([...labelledPhrases('kept.txt'), ...labelledPhrases('kept-later.txt')])
    expect(found).toBeGreaterThanOrEqual(0.95)
    expect(alarms).toBeLessThanOrEqual(0.02)
  })

  it('are found inside whole ads, whatever stands around them', () => {
    const ads = wholeAds(['kept.txt']).filter((ad) => find(ad).length === 0)
    const joints = ['. ', '\n', ', ', '\n- ']
    const inAd = ({ text }: LabelledPhrase, i: number) => {
      const lines = (ads[i % ads.length] ?? '').split('\n')
      const middle = Math.floor(lines.length / 2)
      const before = `${lines.slice(0, middle).join('\n')}${joints[i % joints.length]}`
      const ad = `${before}${text}${joints[(i + 1) % joints.length]}${lines.slice(middle).join('\n')}`
      return find(ad).some(({ start, end }) => start < before.length + text.length && end > before.length)
    }
    const phrases = [...labelledPhrases('kept.txt'), ...labelledPhrases('kept-later.txt')]
    const placed = new Map(phrases.map((phrase, i) => [phrase, inAd(phrase, i)]))
    const { found, alarms } = figures(phrases, (phrase) => placed.get(phrase) ?? false)
    expect(found).toBeGreaterThanOrEqual(0.88)
    expect(alarms).toBeLessThanOrEqual(0.04)
  })
})

describe('phrases that were learnt', () => {
  it('are judged as they are labelled', () => {
    const { found, alarms } = figures(TRAINED.flatMap(labelledPhrases))
    expect(found).toBeGreaterThanOrEqual(0.97)
    expect(alarms).toBeLessThanOrEqual(0.015)
  })
})

describe('names of skills and roles', () => {
  it('are never stopped', () => {
    const folder = join(import.meta.dirname, '../../src/server/features/language/taxonomy/data')
    const names = ['skills', 'roles'].flatMap((kind) =>
      readdirSync(join(folder, kind)).flatMap((file) =>
        readFileSync(join(folder, kind, file), 'utf8')
          .split('\n')
          .filter((line) => /^[a-z]/.test(line))
          .map((line) => (line.split('|')[1] ?? '').trim()),
      ),
    )
    expect(names.length).toBeGreaterThan(2_000)
    expect(
      names.filter((text) => findDiscrimination([{ path: 'requirements.0.value.name', text }]).length > 0),
    ).toEqual([])
  })
})

describe('ads', () => {
  it.each(honestAds)('$title has nothing to stop', ({ title, description }) => {
    expect(find(title)).toEqual([])
    expect(find(plainText(description))).toEqual([])
  })

  it('give a finding only in the lines that are labelled', () => {
    const bad = new Set(labelledPhrases('ads.txt').map(({ text }) => text))
    const alarms = wholeAds(['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt', 'f.txt', 'kept.txt']).flatMap((ad) =>
      find(ad).flatMap(({ start, quote }) => {
        const line = ad.slice(ad.lastIndexOf('\n', start - 1) + 1).split('\n')[0] ?? ''
        return bad.has(line) ? [] : [`${quote} | ${line}`]
      }),
    )
    expect(alarms).toEqual([])
  })
})

describe('fixes', () => {
  const applied = (text: string, { start, end, rewrite, replaces }: LintFinding): string => {
    const place = replaces ?? { start, end }
    return text.slice(0, place.start) + rewrite + text.slice(place.end)
  }
  const bad = [...TRAINED, 'kept.txt', 'kept-later.txt'].flatMap(labelledPhrases).filter(discriminates)
  const ADS = wholeAds(['kept.txt'])

  it('leave whole sentences, in any order and however many', () => {
    const phrase = fc.constantFrom(...bad.map(({ text }) => text))
    const joint = fc.constantFrom('. ', '.\n', '\n')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(phrase, joint), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...ADS),
        fc.nat(),
        (parts, ad, chance) => {
          let text = `${ad.split('\n').slice(0, 3).join('\n')}\n${parts.map(([words, end]) => words + end).join('')}Jornada completa.`
          const unread = new Set(text.split('\n').filter((line) => !readsWhole(line)))
          for (let i = 0; i < 30; i++) {
            const found = find(text)
            const finding = found[(chance + i * 7) % Math.max(1, found.length)]
            if (!finding) break
            expect(finding.rewrite, finding.quote).not.toBeNull()
            text = applied(text, finding)
          }
          expect(find(text)).toEqual([])
          const lines = text.split('\n')
          // A heading is whole with the list below it, also where another sentence stands before it.
          const isHeading = (line: string, at: number) => line.endsWith(':') && /^[-•*·]/.test(lines[at + 1] ?? '')
          for (const [at, line] of lines.entries())
            if (!readsWhole(line) && !isHeading(line, at)) expect([...unread]).toContain(line)
          expect(text).not.toMatch(/\n\n/)
          expect(text).toContain('Jornada completa.')
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each([
    ['Buscamos un hombre con carnet C.', 'Buscamos una persona con carnet C.'],
    ['Trato amable y buena presencia.', 'Trato amable.'],
    ['Chofer puntual, soltero, con licencia.', 'Chofer puntual, con licencia.'],
    ['Turno de tarde. Abstenerse mayores de 40 años y personas con discapacidad. Talla máxima 38.', 'Turno de tarde.'],
  ])('%s', (text, better) => {
    let now = text
    for (let finding = find(now)[0]; finding; finding = find(now)[0]) now = applied(now, finding)
    expect(now).toBe(better)
  })

  it('leave a title and a question their words', () => {
    const [finding] = findDiscrimination([{ path: 'questions.0.text', text: '¿Tienes hijos?' }])
    expect(finding).toMatchObject({ rule: 'family', rewrite: null })
  })
})
