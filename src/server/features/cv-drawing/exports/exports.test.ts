import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SOMEONE } from '#server/platform/processes/testing/someone.ts'
import { type CvLanguage, cvContent, cvLanguage, cvTemplate } from '#shared/cvs/cv-document.ts'
import { EVERYTHING, outlineOf } from '../outline/outline.ts'
import { fieldsInOrder } from '../render/fields.ts'
import { ReadText } from '../render/find-text.ts'
import { fullCv } from '../render/testing/full-cv.ts'
import { toDocx } from './docx.ts'
import { toJsonResume } from './json-resume.ts'
import { toPlainText } from './plain-text.ts'

const EXTRAS = { photo: null, contact: true, references: true }
const HIDDEN = ['maria.ibanez@correo.example', '612 345 678', 'linkedin.com', 'Luis Ariño']

/** What a text lacks of everything that the CV says. */
function missing(text: string, content = fullCv()): string[] {
  const read = new ReadText(text)
  const fields = fieldsInOrder(outlineOf(content, EVERYTHING), content)
  return fields.filter(({ value }) => read.find(value, 0) < 0).map(({ label, value }) => `${label}: ${value}`)
}

const docxText = async (docx: Uint8Array) => (await mammoth.extractRawText({ buffer: Buffer.from(docx) })).value
const docxHtml = async (docx: Uint8Array) => (await mammoth.convertToHtml({ buffer: Buffer.from(docx) })).value

describe('the DOCX', () => {
  it('says all that the CV says, in every language', async () => {
    for (const language of cvLanguage.options) {
      const content = fullCv({ language })
      expect(missing(await docxText(await toDocx(SOMEONE, content, EXTRAS)), content)).toEqual([])
    }
  })

  it('has real headings, lists and links', async () => {
    const html = await docxHtml(await toDocx(SOMEONE, fullCv(), EXTRAS))
    expect(html).toContain('<h1>Experiencia</h1>')
    expect(html).toMatch(/<h2>Responsable de operaciones\s*mar 2021 – Actualidad<\/h2>/)
    expect(html).toContain('<li>Negocié los contratos de transporte')
    expect(html).toContain('<a href="https://www.linkedin.com/in/maria-begona-ibanez-nunez">')
    expect(html).not.toContain('href="rutaslimpias')
  })

  it('is written in the language of the CV', async () => {
    const styles = async (language: CvLanguage) =>
      strFromU8(unzipSync(await toDocx(SOMEONE, fullCv({ language }), EXTRAS))['word/styles.xml'] ?? new Uint8Array())
    expect(await styles('es')).toContain('<w:lang w:val="es-ES"/>')
    expect(await styles('pt')).toContain('<w:lang w:val="pt-BR"/>')
  })

  it('carries the photo when the design asks for it', async () => {
    const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7aa' } })
      .webp()
      .toBuffer()
    const pictures = async (show_photo: boolean) =>
      Object.keys(unzipSync(await toDocx(SOMEONE, fullCv({ design: { show_photo } }), { ...EXTRAS, photo }))).filter(
        (name) => name.startsWith('word/media/'),
      )
    expect(await pictures(true)).toHaveLength(1)
    expect(await pictures(false)).toHaveLength(0)
  })

  it('leaves out contact data and references for those who may not see them', async () => {
    const text = await docxText(await toDocx(SOMEONE, fullCv(), { photo: null, contact: false, references: false }))
    expect(HIDDEN.filter((hidden) => text.includes(hidden))).toEqual([])
  })

  it('is written even when the CV is empty', async () => {
    expect((await docxText(await toDocx(SOMEONE, cvContent.parse({ title: 'x' }), EXTRAS))).trim()).toBe('')
  })
})

describe('the plain text', () => {
  it('says all that the CV says within 80 columns, in every template', () => {
    for (const template of cvTemplate.options) {
      const content = fullCv({ template })
      const text = toPlainText(content)
      expect(missing(text, content)).toEqual([])
      expect(text.split('\n').filter((line) => line.length > 80)).toEqual([])
    }
  })

  it('is clean', () => {
    const text = toPlainText(fullCv())
    expect(text).toMatch(/^María Begoña Ibáñez Núñez-Güell\nResponsable de operaciones y logística\n\nCorreo: maria/)
    expect(text).toContain('\n\nExperiencia\n-----------\nResponsable de operaciones (mar 2021 – Actualidad)\n')
    expect(text).toContain('\n- Rutas de 22 camiones')
    expect(text).toContain('\nFrancés: me defiendo\n')
    expect(text).not.toMatch(/[ \t]\n|\n{3,}|: \n|· \n|\(\)|undefined|null/)
    expect(toPlainText(cvContent.parse({ title: 'x' })).trim()).toBe('')
  })
})

describe('JSON Resume', () => {
  const DATE = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/
  const ROOT = [
    '$schema',
    'basics',
    'work',
    'volunteer',
    'education',
    'awards',
    'certificates',
    'publications',
    'skills',
    'languages',
    'interests',
    'references',
    'projects',
    'meta',
  ]

  it('has only the keys of the schema, real dates and real addresses', () => {
    const resume = toJsonResume(fullCv())
    expect(Object.keys(resume)).toEqual(ROOT)
    JSON.stringify(resume, (key, value) => {
      if (/Date$|^date$/.test(key)) expect(value).toMatch(DATE)
      if (key === 'url') expect(value).toMatch(/^https:\/\//)
      expect(value).not.toBe('')
      expect(value).not.toBeNull()
      return value
    })
  })

  it('says what the CV says', () => {
    expect(toJsonResume(fullCv())).toMatchObject({
      basics: {
        name: 'María Begoña Ibáñez Núñez-Güell',
        url: 'https://ibanez-logistica.example.com/',
        location: { city: 'Zaragoza', countryCode: 'ES' },
        profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/maria-begona-ibanez-nunez' }],
      },
      work: [
        {
          name: 'Distribuciones Valle & Ebro',
          position: 'Responsable de operaciones',
          startDate: '2021-03',
          keywords: ['SQL', 'Power BI', 'Planificación de rutas'],
        },
        { startDate: '2017-09', endDate: '2021-02' },
        { startDate: '2014' },
      ],
      education: [
        { studyType: 'Grado en Administración y Dirección de Empresas', area: 'Logística', score: '8,1' },
        {},
        { studyType: 'Curso', area: 'Liderazgo de equipos diversos' },
      ],
      languages: [
        { language: 'Español', fluency: 'Nativo' },
        { language: 'Inglés', fluency: 'C1' },
        { fluency: 'me defiendo', level: 'B1' },
      ],
      meta: { custom_sections: [{ title: 'Ponencias y difusión' }] },
    })
    expect(toJsonResume(fullCv())).not.toHaveProperty('work.0.endDate')
  })

  it('leaves out what is hidden', () => {
    const content = fullCv()
    const { experience, sections } = content.document
    const resume = toJsonResume({
      ...content,
      document: {
        ...content.document,
        experience: experience.map((job, place) => ({ ...job, hidden: place === 0 })),
        sections: sections.map((section) => ({ ...section, hidden: ['references', 'summary'].includes(section.key) })),
      },
    })
    expect(resume).toHaveProperty('work.length', 2)
    expect(resume).not.toHaveProperty('references')
    expect(resume).not.toHaveProperty('basics.summary')
  })
})
