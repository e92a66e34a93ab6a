import sharp from 'sharp'
import { extractLinks, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { SOMEONE } from '#server/platform/processes/testing/someone.ts'
import { type CvContent, cvDocument, cvTemplate } from '#shared/cvs/cv-document.ts'
import { readBack } from './readback.ts'
import { type RenderExtras, renderPages, renderPdf } from './render.ts'
import { fullCv, longCv } from './testing/full-cv.ts'

const EXTRAS: RenderExtras = { photo: null, contact: true, references: true }

const textOf = async (content: CvContent, extras = EXTRAS) =>
  (await readBack(SOMEONE, content, await renderPdf(SOMEONE, content, extras))).text

const pagesOf = async (content: CvContent) => (await renderPages(SOMEONE, content, EXTRAS)).pages_in_all

/** Line by line, until some of them stand on a second page. */
async function aLittleTooLong(template: CvContent['template']): Promise<CvContent> {
  const content = fullCv({ template })
  const { basics, summary, experience, education, skills, sections } = content.document
  const [job] = experience
  if (!job) throw new Error('there is a job')
  for (let lines = 0; lines < 60; lines += 3) {
    const achievements = Array.from({ length: lines }, (_, at) => `Ordené el almacén de la nave ${at + 1} en un mes.`)
    const some = { basics, summary, education, skills, sections, experience: [{ ...job, achievements }] }
    const long = { ...content, document: { ...cvDocument.parse({}), ...some } }
    if ((await pagesOf(long)) > 1) return long
  }
  throw new Error('everything fits on a page')
}

describe('the PDF', () => {
  it('has a title, an author and a language, and no date', async () => {
    const { info } = await getMeta(await renderPdf(SOMEONE, fullCv({ language: 'en' }), EXTRAS))
    expect(info).toMatchObject({
      Title: 'María Begoña Ibáñez Núñez-Güell – CV',
      Author: 'María Begoña Ibáñez Núñez-Güell',
      Language: 'en',
    })
    expect(info).not.toHaveProperty('CreationDate')
  })

  it('is the same, byte for byte, when the content is the same', async () => {
    for (const template of cvTemplate.options) {
      const content = fullCv({ template })
      const first = await renderPdf(SOMEONE, content, EXTRAS)
      await renderPdf(SOMEONE, longCv({ template }), EXTRAS)
      expect(Buffer.compare(first, await renderPdf(SOMEONE, content, EXTRAS))).toBe(0)
    }
  })

  it('links only to safe addresses', async () => {
    const content = fullCv()
    const { basics } = content.document
    const unsafe = [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'http://plano.example.com',
      'https://usuaria:clave@a.example.com',
    ]
    const links = [...basics.links, ...unsafe.map((url) => ({ kind: 'OTHER' as const, url }))]
    const pdf = await renderPdf(
      SOMEONE,
      { ...content, document: { ...content.document, basics: { ...basics, links } } },
      EXTRAS,
    )
    expect((await extractLinks(pdf)).links.toSorted()).toEqual([
      'https://carga.example.com/milla',
      'https://ibanez-logistica.example.com/',
      'https://titulos.example.com/cs-48213',
      'https://valle-ebro.example.com/',
      'https://www.linkedin.com/in/maria-begona-ibanez-nunez',
    ])
  })

  it('brings its fonts along', async () => {
    const pdf = Buffer.from(await renderPdf(SOMEONE, fullCv({ template: 'CLASICO' }), EXTRAS))
    const fonts = [...pdf.toString('latin1').matchAll(/\/BaseFont ?\/([^\s/]+)/g)].map(([, name = '']) => name)
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter((name) => !/^[A-Z]{6}\+Source(Sans3|Serif4)/.test(name))).toEqual([])
  })

  it('numbers its pages when there are several', async () => {
    const name = 'María Begoña Ibáñez Núñez-Güell'
    const content = fullCv({ design: { size: 9 } })
    const few = { ...content, document: { ...content.document, experience: [], projects: [], education: [] } }
    expect(await textOf(few)).not.toContain(`${name} · 1/1`)
    const read = await readBack(SOMEONE, longCv(), await renderPdf(SOMEONE, longCv(), EXTRAS))
    for (let page = 1; page <= read.pages; page += 1) expect(read.text).toContain(`${name} · ${page}/${read.pages}`)
  })

  it('speaks the language of the CV', async () => {
    expect(await textOf(fullCv({ language: 'es' }))).toMatch(
      /Experiencia\s+Responsable de operaciones\s+mar 2021 – Actualidad/,
    )
    expect(await textOf(fullCv({ language: 'en' }))).toMatch(
      /Experience\s+Responsable de operaciones\s+Mar 2021 – Present/,
    )
    expect(await textOf(fullCv({ language: 'pt' }))).toMatch(
      /Experiência\s+Responsable de operaciones\s+mar 2021 – Atual/,
    )
  })

  it('keeps Europass order in Europeo', async () => {
    const text = await textOf(fullCv({ template: 'EUROPEO' }))
    const headings = [
      'Datos personales',
      'Experiencia laboral',
      'Educación y formación',
      'Competencias lingüísticas',
      'Competencias digitales',
    ]
    const places = headings.map((heading) => text.indexOf(heading))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(text).toMatch(/Inglés\s+Cambridge C1 Advanced\s+\(2020\)\s+C1\s+C1\s+C2\s+C1\s+B2/)
  })

  it('closes up until it fits on one page in Compacto', async () => {
    const pages = async (template: CvContent['template']) => {
      const content = fullCv({ template, design: { margins: 'ESTRECHOS' } })
      const document = {
        ...content.document,
        certifications: [],
        projects: [],
        courses: [],
        awards: [],
        publications: [],
        custom: [],
      }
      return (await renderPages(SOMEONE, { ...content, document }, EXTRAS)).pages.length
    }
    expect(await pages('ESENCIAL')).toBe(2)
    expect(await pages('COMPACTO')).toBe(1)
  })

  it.each(cvTemplate.options)(
    'in %s fits on one page where that is asked for, and says everything',
    async (template) => {
      const long = await aLittleTooLong(template)
      expect(await pagesOf(long)).toBe(2)
      const asked: CvContent = { ...long, design: { ...long.design, one_page: true } }
      const { pages_in_all, drawn_closer } = await renderPages(SOMEONE, asked, EXTRAS)
      expect(pages_in_all).toBe(1)
      const { margins, size } = asked.design
      expect(drawn_closer?.margins !== margins || drawn_closer.size < size).toBe(true)
      const read = await readBack(SOMEONE, asked, await renderPdf(SOMEONE, asked, EXTRAS))
      expect(read.items.filter((item) => !item.read)).toEqual([])
    },
  )

  it('keeps the design of the person where no size that can be read fits', async () => {
    const long = fullCv({ design: { size: 11 } })
    const asked: CvContent = { ...long, design: { ...long.design, one_page: true } }
    const [plain, tried] = [await renderPages(SOMEONE, long, EXTRAS), await renderPages(SOMEONE, asked, EXTRAS)]
    expect(plain.pages_in_all).toBeGreaterThan(1)
    expect(tried.pages).toEqual(plain.pages)
    expect([plain.drawn_closer, tried.drawn_closer]).toEqual([null, null])
  })
})

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('in %s is printed without touching the text', async (format) => {
    const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#7aa' } })
      .toFormat(format)
      .toBuffer()
    for (const template of cvTemplate.options) {
      const content = fullCv({ template, design: { show_photo: true } })
      const pdf = await renderPdf(SOMEONE, content, { ...EXTRAS, photo })
      const read = await readBack(SOMEONE, content, pdf)
      expect(read.in_order && read.items.every((item) => item.read)).toBe(true)
      expect(Buffer.from(pdf).includes('/DCTDecode')).toBe(true)
    }
  })

  it('is off unless the design asks for it', async () => {
    const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7aa' } })
      .webp()
      .toBuffer()
    const without = await renderPdf(SOMEONE, fullCv(), EXTRAS)
    expect(Buffer.compare(without, await renderPdf(SOMEONE, fullCv(), { ...EXTRAS, photo }))).toBe(0)
    const asked = fullCv({ design: { show_photo: true } })
    expect(Buffer.from(await renderPdf(SOMEONE, asked, EXTRAS)).includes('/DCTDecode')).toBe(false)
  })
})

describe('the preview', () => {
  it('has the pages of the PDF, each whole in itself', async () => {
    for (const template of cvTemplate.options) {
      const content = longCv({ template, design: { page: 'LETTER' } })
      const { pages } = await renderPages(SOMEONE, content, EXTRAS)
      expect(pages.length).toBe((await readBack(SOMEONE, content, await renderPdf(SOMEONE, content, EXTRAS))).pages)
      for (const page of pages) {
        expect(page).toMatch(/^<svg [^>]*viewBox="0 0 612 792"/)
        expect(tagsLeftOpen(page)).toEqual([])
        const named = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
        const used = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
        expect(used.filter((id) => !named.has(id))).toEqual([])
        expect(used.length).toBeGreaterThan(20)
      }
    }
  })

  it('draws every letter of the PDF, one by one', async () => {
    for (const font of ['SANS', 'SERIF'] as const) {
      const content = fullCv({ template: 'CLASICO', design: { font } })
      const text = await textOf(content)
      const drawn = (await renderPages(SOMEONE, content, EXTRAS)).pages.join('').match(/<use /g) ?? []
      expect(text).toContain('frigoríficos')
      expect(drawn).toHaveLength(text.replace(/\s/g, '').length)
    }
  })

  it('holds nothing that runs or is fetched, whatever the text says', async () => {
    const content = fullCv()
    const basics = {
      ...content.document.basics,
      full_name: '<script>alert(1)</script>',
      headline: '"><image href=https://x.example>',
    }
    const { pages } = await renderPages(SOMEONE, { ...content, document: { ...content.document, basics } }, EXTRAS)
    expect(pages.join('')).not.toMatch(
      /<script|<foreignObject|<a |<style|on\w+=|href="(?!#)|https?:\/\/(?!www\.w3\.org)/,
    )
  })
})

function tagsLeftOpen(markup: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', alone] of markup.matchAll(/<(\/?)([a-z]\w*)[^>]*?(\/?)>/gi)) {
    if (closing && open.pop() !== name) return [`</${name}>`]
    if (!closing && !alone) open.push(name)
  }
  return open
}
