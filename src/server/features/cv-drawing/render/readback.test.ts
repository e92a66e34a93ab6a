import { describe, expect, it } from 'vitest'
import { SOMEONE } from '#server/platform/processes/testing/someone.ts'
import { type CvContent, type CvDocument, cvContent, cvLanguage, cvTemplate } from '#shared/cvs/cv-document.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { readBack } from './readback.ts'
import { renderPdf } from './render.ts'
import { fullCv, longCv } from './testing/full-cv.ts'

const EXTRAS = { photo: null, contact: true, references: true }

async function readOf(content: CvContent) {
  const { items, ...rest } = await readBack(SOMEONE, content, await renderPdf(SOMEONE, content, EXTRAS))
  return { ...rest, items, lost: items.filter(({ read }) => !read).map(({ label, value }) => `${label}: ${value}`) }
}

const withDocument = (content: CvContent, changes: Partial<CvDocument>): CvContent => ({
  ...content,
  document: { ...content.document, ...changes },
})

const PAGES = [
  { page: 'A4', font: 'SANS' },
  { page: 'LETTER', font: 'SERIF' },
  ...soak([], [{ page: 'A4', font: 'SERIF' } as const, { page: 'LETTER', font: 'SANS' } as const]),
] as const

describe.each(cvTemplate.options)('%s, read by a machine', (template) => {
  it.each(PAGES)('loses and reorders nothing on $page in $font', async ({ page, font }) => {
    for (const language of cvLanguage.options) {
      const read = await readOf(longCv({ template, language, design: { page, font } }))
      expect(read).toMatchObject({ lost: [], in_order: true })
      expect(read.pages).toBeGreaterThanOrEqual(3)
      expect(read.items.length).toBeGreaterThan(150)
    }
  })

  it('reads the same at the smallest and the largest size', async () => {
    for (const design of [
      { size: 9, margins: 'ESTRECHOS' },
      { size: 12, margins: 'AMPLIOS' },
    ] as const) {
      expect(await readOf(fullCv({ template, design }))).toMatchObject({ lost: [], in_order: true })
    }
  })

  it('keeps words whole, however long or hyphenated', async () => {
    const word = 'Electroencefalografista'
    const content = fullCv({ template })
    const [job] = content.document.experience
    if (!job) throw new Error('A full CV has a job.')
    const long = withDocument(content, {
      basics: { ...content.document.basics, full_name: `${word.repeat(3)}-Goicoerrotaeche`, headline: word.repeat(5) },
      experience: [
        {
          ...job,
          position: word.repeat(4),
          company: `${word} & ${word}`,
          achievements: [word.repeat(12), 'back-end/front-end '.repeat(15).trim()],
        },
      ],
    })
    expect(await readOf(long)).toMatchObject({ lost: [], in_order: true })
  })
})

describe('what is printed', () => {
  it('is text, never markup', async () => {
    const hostile = [
      '#import "/etc/passwd": *',
      '$x^2$ *negrita* _cursiva_',
      '@cita <etiqueta>',
      'C:\\ruta\\n "comillas"',
      '[[sin cerrar',
      '#{',
      '*/ // nota',
      '= Título',
      '`código`',
      '#panic("no")',
    ]
    for (const template of cvTemplate.options) {
      const content = fullCv({ template })
      const [job] = content.document.experience
      if (!job) throw new Error('A full CV has a job.')
      const read = await readOf(
        withDocument(content, {
          basics: { ...content.document.basics, full_name: '#read("base.typ") $x$', headline: hostile.join(' ') },
          summary: hostile.join('\n'),
          experience: [{ ...job, position: '#eval("1+1")', company: '*#', achievements: hostile.slice(0, 8) }],
          interests: ['#sys.inputs', '$'],
        }),
      )
      expect(read).toMatchObject({ lost: [], in_order: true })
    }
  })

  it('leaves out what a font cannot draw, says so, and breaks nothing', async () => {
    const content = fullCv()
    const basics = { ...content.document.basics, full_name: 'Ana 😀 Peña', headline: '漢字 👩🏽‍💻' }
    const read = await readOf(withDocument(content, { basics }))
    expect(read.lost).toEqual(['Nombre: Ana 😀 Peña', 'Titular: 漢字 👩🏽‍💻'])
    expect(read.in_order).toBe(true)
    expect(read.text).toContain('Ana Peña')
    expect(read.text).not.toMatch(/[\ufffd\u25a1]/)
  })

  it('leaves out hidden entries, hidden sections and everything empty', async () => {
    const content = fullCv()
    const { experience, sections } = content.document
    const read = await readOf(
      withDocument(content, {
        experience: experience.map((job, place) => ({ ...job, hidden: place === 0 })),
        sections: sections.map((section) => ({ ...section, hidden: section.key === 'languages' })),
      }),
    )
    expect(read.text).not.toContain('Valle & Ebro')
    expect(read.text).not.toContain('Cambridge')
    expect(read.text).toContain('Frutas y Verduras del Cinca')
    const bare = await readOf(cvContent.parse({ title: 'x', document: { basics: { full_name: 'Íñigo Peña' } } }))
    expect(bare.text.trim()).toBe('Íñigo Peña')
    expect((await readOf(cvContent.parse({ title: 'x' }))).text.trim()).toBe('')
  })

  it('leaves no separator behind where fields are empty', async () => {
    const id = '6f1c0b1e-1111-4c58-9d0a-3f6f3c5f2a11'
    const document = {
      basics: { full_name: 'Íñigo Peña', city: 'Bilbao', links: [{ url: '' }] },
      experience: [
        { id, company: 'Talleres Deba' },
        { id, position: 'Tornero', current: true },
        { id, start: '2020' },
        { id },
      ],
      education: [
        { id, institution: 'Escuela de Armería', grade: '' },
        { id, degree: 'Técnico', end: '2019' },
      ],
      skills: [
        { id, name: '' },
        { id, name: 'Torno' },
      ],
      languages: [
        { id, language: '', overall: 'B2' },
        { id, language: 'eu' },
      ],
      certifications: [{ id, issuer: 'Cámara' }],
      custom: [{ id, title: '', items: [{ id, text: 'Solo un texto.' }] }],
    }
    for (const template of cvTemplate.options) {
      const read = await readOf(cvContent.parse({ title: 'x', template, document }))
      expect(read).toMatchObject({ lost: [], in_order: true })
      expect(read.text).not.toMatch(/^\s*[·,:–]|[·,:–(]\s*$|· ·|, ,|\(\)/m)
      expect(read.items.map(({ value }) => value)).toEqual(
        expect.arrayContaining([
          'Talleres Deba',
          'Tornero',
          'Actualidad',
          '2020',
          'Torno',
          'Euskera',
          'Cámara',
          'Más información',
          'Solo un texto.',
        ]),
      )
    }
  })

  it('follows the order and the headings that the person chose', async () => {
    for (const template of cvTemplate.options) {
      const content = fullCv({ template })
      const sections = content.document.sections
        .map((section) => (section.key === 'skills' ? { ...section, title: 'Lo que sé hacer' } : section))
        .toReversed()
      const read = await readOf(withDocument(content, { sections }))
      expect(read).toMatchObject({ lost: [], in_order: true })
      expect(read.text.indexOf('Lo que sé hacer')).toBeLessThan(read.text.indexOf('Distribuciones Valle'))
    }
  })

  it('has no contact data and no references for those who may not see them', async () => {
    const content = fullCv()
    const pdf = await renderPdf(SOMEONE, content, { photo: null, contact: false, references: false })
    const { text } = await readBack(SOMEONE, content, pdf)
    for (const hidden of [
      'maria.ibanez@correo.example',
      '612 345 678',
      'linkedin.com',
      'ibanez-logistica',
      'Luis Ariño',
    ]) {
      expect(text).not.toContain(hidden)
      expect(Buffer.from(pdf).includes(hidden)).toBe(false)
    }
    expect(text).toContain('Zaragoza, España')
  })
})

describe('the comparison', () => {
  it('sees a lost field and a wrong order', async () => {
    const content = fullCv()
    const other = withDocument(content, { summary: 'Otro texto.', education: content.document.education.toReversed() })
    const { items, in_order } = await readBack(SOMEONE, other, await renderPdf(SOMEONE, content, EXTRAS))
    expect(items.filter(({ read }) => !read).map(({ value }) => value)).toEqual(['Otro texto.'])
    expect(in_order).toBe(false)
  })
})
