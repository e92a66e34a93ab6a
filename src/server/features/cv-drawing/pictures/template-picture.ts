import type { CvTemplate } from '#shared/cvs/cv-document.ts'
import { type Accent, templateFonts } from '#shared/cvs/cv-templates.ts'
import { EVERYTHING } from '../outline/outline.ts'
import { firstPage } from './first-page.ts'
import { sampleCv } from './sample-cv.ts'

/** Twice the width at which the editor shows it. */
const WIDTH = 360
/** All of them take turns as one person. */
const DRAWER = { person: 'pictures of templates' }

/** There are as many as templates times colours, and all processes draw the same ones: each keeps its own. */
const drawn = new Map<string, Promise<Uint8Array>>()

/** One after the other: a page shows six of them at once, and waiting here makes nobody else wait. */
let last: Promise<void> = Promise.resolve()
const ended = () => undefined

/** The first page of an invented CV as the template draws it, as WebP. */
export function templatePicture(template: CvTemplate, accent: Accent): Promise<Uint8Array> {
  const key = `${template} ${accent}`
  const known = drawn.get(key)
  if (known) return known
  const drawing = last.then(() => draw(template, accent))
  drawn.set(key, drawing)
  last = drawing.then(ended, ended)
  // What failed once, in a crowd for example, is tried again by the next one who asks.
  drawing.catch(() => drawn.delete(key))
  return drawing
}

async function draw(template: CvTemplate, accent: Accent): Promise<Uint8Array> {
  // Large letters and narrow margins: it is looked at small.
  const design = { accent, font: templateFonts[template], size: 12, margins: 'ESTRECHOS' } as const
  const everything = { photo: null, ...EVERYTHING }
  return firstPage(DRAWER, sampleCv(template, design), everything, { width: WIDTH, format: 'webp' })
}
