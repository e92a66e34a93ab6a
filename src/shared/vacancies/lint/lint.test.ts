import { describe, expect, it, test } from 'vitest'
import { plainText } from '../vacancy-document.ts'
import { acceptedPhrases } from './accepted-phrases.fixture.ts'
import { aDocument, INTRODUCTION, lint, rules, shown } from './good-vacancy.fixture.ts'
import { honestAds } from './honest-ads.fixture.ts'
import { advisedPhrases, refusedPhrases } from './refused-phrases.fixture.ts'
import { forEverybody } from './rules/title-gender.ts'
import { titles } from './titles.fixture.ts'

const withPhrase = (phrase: string) => {
  const paragraphs = phrase.split('\n').map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
  return lint({ description: `${INTRODUCTION}${paragraphs.join('')}` })
}

describe('sentences', () => {
  test('are enough and balanced', () => {
    expect(refusedPhrases.length + advisedPhrases.length).toBeGreaterThanOrEqual(60)
    expect(acceptedPhrases.length).toBeGreaterThanOrEqual(60)
  })

  test.each(refusedPhrases.map(([phrase, ...findings]) => ({ phrase, findings })))(
    'stop: $phrase',
    ({ phrase, findings }) => {
      const found = withPhrase(phrase)
      expect(shown(found)).toEqual(findings)
      expect(found.map(({ level }) => level)).toEqual(findings.map(() => 'BLOCK'))
    },
  )

  test.each(advisedPhrases.map(([phrase, ...findings]) => ({ phrase, findings })))(
    'advise: $phrase',
    ({ phrase, findings }) => {
      const found = withPhrase(phrase)
      expect(shown(found)).toEqual(findings)
      expect(found.map(({ level }) => level)).toEqual(findings.map(() => 'ADVICE'))
    },
  )

  test.each(acceptedPhrases)('pass: %s', (phrase) => {
    expect(shown(withPhrase(phrase))).toEqual([])
  })
})

describe('titles', () => {
  test.each(titles.map(([title, ...findings]) => ({ title, findings })))('$title', ({ title, findings }) => {
    const found = lint({ title })
    expect(found.map(({ rule, quote, rewrite }) => `${rule}: ${quote} → ${rewrite}`)).toEqual(findings)
  })

  it('offer both neutral forms', () => {
    expect(lint({ title: 'Desarrollador Java' })[0]?.reason).toContain('«Desarrollador/a» o «Persona desarrolladora»')
    expect(lint({ title: 'Secretaria' })[0]?.reason).toContain('«Secretario/a» o «Asistente de dirección»')
  })

  it('name the place of work and no other', () => {
    expect(lint({ title: 'Camarera de pisos' })[0]?.reason).toContain('«Personal de pisos»')
    expect(lint({ title: 'Camarera' })[0]?.reason).toContain('«Personal de sala»')
  })

  it('have no gender in English', () => {
    expect(rules({ title: 'Director', language: 'en' })).toEqual([])
  })
})

describe('whole ads', () => {
  test.each(honestAds)('$title has nothing to stop', ({ title, description }) => {
    expect(plainText(description).length).toBeGreaterThanOrEqual(400)
    expect(lint({ title, description }).map(({ rule, quote }) => `${rule}: ${quote}`)).toEqual([])
  })
})

describe('names of roles', () => {
  it('are offered so that they speak of everybody and the lint has nothing to say', () => {
    const named = ['Enfermero de cuidados intensivos', 'Técnico informático', 'Matrona', 'Personal de limpieza'].map(
      forEverybody,
    )
    expect(named).toEqual([
      'Enfermero/a de cuidados intensivos',
      'Técnico/a informático/a',
      'Matrona',
      'Personal de limpieza',
    ])
    expect(named.flatMap((title) => rules({ title }))).not.toContain('title_gender')
  })
})

describe('rewrites', () => {
  const rewriteOf = (phrase: string) => withPhrase(phrase).map(({ rewrite }) => rewrite)

  it('are neutral words for the same place', () => {
    expect(rewriteOf('Buscamos señorita para recepción.')).toEqual(['persona'])
    expect(rewriteOf('Te unirás a un equipo joven y dinámico.')).toEqual(['equipo cercano'])
    expect(rewriteOf('Envía tu CV a rrhh@empresa.com.')).toEqual(['través de Skillo'])
  })

  it('say the band when the form has one', () => {
    expect(rewriteOf('Salario a convenir.')).toEqual(['salario de 24.000–30.000 € brutos al año'])
    const none = lint({
      salary: { ...aDocument({}).salary, min: null },
      description: `${INTRODUCTION}<p>Salario a convenir.</p>`,
    })
    expect(none.map(({ rule, rewrite }) => [rule, rewrite])).toEqual([
      ['salary_missing', null],
      ['salary_vague', null],
    ])
  })

  it('leave nothing to find when they are applied', () => {
    for (const [phrase] of [...refusedPhrases, ...advisedPhrases]) {
      for (const { rule, quote, rewrite } of withPhrase(phrase)) {
        if (rewrite === null) continue
        const better = shown(withPhrase(phrase.replace(quote, rewrite)))
        expect(better, phrase).not.toContain(`${rule}: ${quote}`)
        expect(better, phrase).not.toContain(`${rule}: ${rewrite}`)
      }
    }
  })
})
