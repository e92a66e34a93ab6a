import { describe, expect, it } from 'vitest'
import { type CvContent, cvContent } from '#shared/cvs/cv-document.ts'
import { differencesBySection, sameContent, withSection } from './cv-differences.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const base = cvContent.parse({
  title: 'Base',
  document: {
    basics: { full_name: 'Ana Pérez', email: 'ana@example.com', country: 'ES', city: 'León' },
    summary: 'Dos líneas.\nSobre mí.',
    experience: [
      {
        id: id(1),
        position: 'Analista',
        company: 'Acme',
        start: '2021-03',
        current: true,
        modality: 'REMOTO',
        achievements: ['Reduje costes un 12 %.', ''],
        skills: [{ name: 'SQL' }, { name: 'Python' }],
      },
      { id: id(2), position: 'Becaria', company: 'Beta', start: '2019', end: '2020-02', hidden: true },
    ],
    education: [{ id: id(3), degree: 'Grado en Física', institution: 'Universidad', level: 'GRADO', end: '2019' }],
    skills: [{ id: id(4), name: 'SQL', level: 'AVANZADO', years: 1 }],
    languages: [
      { id: id(5), language: 'en', overall: 'B2', said: 'bueno', detail: { listening: 'C1' }, certificate: 'FCE' },
      { id: id(6), language: 'es', overall: 'NATIVO' },
    ],
    custom: [{ id: id(7), title: 'Patentes', items: [{ id: id(8), title: 'Tornillo', date: '2022' }] }],
  },
})

function changed(change: (content: CvContent) => void): CvContent {
  const copy = structuredClone(base)
  change(copy)
  return copy
}

const kinds = (one: CvContent, other: CvContent) =>
  Object.fromEntries(
    differencesBySection(one, other)
      .filter(({ kind }) => kind !== 'SAME')
      .map(({ key, kind }) => [key, kind]),
  )

describe('differencesBySection', () => {
  it('finds nothing between equal CVs, whatever their entries are called', () => {
    const renamed = changed(({ document }) => {
      for (const job of document.experience) job.id = id(99)
    })
    expect(kinds(base, renamed)).toEqual({})
    expect(sameContent(base, renamed)).toBe(true)
  })

  it('says what was changed, added and removed', () => {
    const other = changed((content) => {
      content.title = 'Otro'
      content.design.size = 11
      content.document.summary = ''
      content.document.experience[0]?.achievements.push('Formé a tres personas.')
      content.document.interests.push('Ajedrez')
      content.document.custom = []
    })
    expect(kinds(base, other)).toEqual({
      title: 'CHANGED',
      design: 'CHANGED',
      summary: 'REMOVED',
      experience: 'CHANGED',
      interests: 'ADDED',
      [`custom:${id(7)}`]: 'REMOVED',
      order: 'CHANGED',
    })
    expect(sameContent(base, other)).toBe(false)
  })

  it('writes each part as lines that people can read', () => {
    const lines = (key: string) => differencesBySection(base, base).find((one) => one.key === key)?.after
    expect(lines('basics')).toEqual(['Ana Pérez', 'ana@example.com', 'León, España'])
    expect(lines('summary')).toEqual(['Dos líneas.', 'Sobre mí.'])
    expect(lines('experience')).toEqual([
      'Analista · Acme · mar 2021 – Actualidad',
      'Remoto',
      '• Reduje costes un 12 %.',
      'SQL, Python',
      'Becaria · Beta · 2019 – feb 2020 (oculto)',
    ])
    expect(lines('education')).toEqual(['Grado en Física · Universidad · 2019', 'Grado, licenciatura o ingeniería'])
    expect(lines('skills')).toEqual(['SQL · Avanzado · 1 año'])
    expect(lines('languages')).toEqual([
      'inglés · «bueno» · B2 · Intermedio alto · FCE',
      'Comprensión auditiva: C1',
      'español · Lengua materna',
    ])
    expect(lines(`custom:${id(7)}`)).toEqual(['Tornillo · 2022'])
    expect(differencesBySection(base, base).find(({ key }) => key.startsWith('custom:'))?.title).toBe('Patentes')
  })

  it('uses the heading that the person chose', () => {
    const other = changed(({ document }) => {
      document.sections = document.sections.map((one) => (one.key === 'skills' ? { ...one, title: 'Lo que sé' } : one))
    })
    expect(differencesBySection(base, other).find(({ key }) => key === 'skills')?.title).toBe('Lo que sé')
    expect(kinds(base, other)).toEqual({ order: 'CHANGED' })
  })
})

describe('withSection', () => {
  it('copies any part, so that copying all of them makes the two equal', () => {
    const other = changed((content) => {
      content.target_role = 'Analista senior'
      content.template = 'EUROPEO'
      content.document.basics.phone = '+34 600 000 000'
      content.document.no_experience = true
      content.document.skills = []
      content.document.interests = ['Cine']
      content.document.custom = [{ id: id(20), title: 'Charlas', items: [] }]
      content.document.sections = content.document.sections.toReversed()
    })
    const differing = Object.keys(kinds(base, other))
    const copy = [...differing, `custom:${id(20)}`].reduce((content, key) => withSection(content, other, key), base)
    expect(sameContent(copy, other)).toBe(true)
    expect(sameContent(base, other)).toBe(false)
  })

  it('changes nothing but that part', () => {
    const other = changed((content) => {
      content.document.summary = 'Otro resumen.'
      content.document.education = []
    })
    expect(kinds(base, withSection(base, other, 'summary'))).toEqual({ summary: 'CHANGED' })
  })
})
