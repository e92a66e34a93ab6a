import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { answerMessages } from '#server/platform/processes/child-side.ts'
import { CV_PREVIEW_PAGES } from '#shared/core/limits.ts'
import type { CvContent, CvDesign } from '#shared/cvs/cv-document.ts'
import type { Shown } from '../outline/outline.ts'
import type { PlainDocument } from '../plain/plain-document.ts'
import type { ShareCard } from '../plain/share-card.ts'
import { fittingDesign } from './closer-designs.ts'
import { readFonts } from './fonts.ts'
import { legible } from './legible.ts'
import { plainData } from './plain-data.ts'
import { svgPages } from './svg-pages.ts'
import { typstData } from './typst-data.ts'

export interface Drawing {
  content: CvContent
  shown: Shown
  /** JPEG. */
  photo: Uint8Array | null
}

export interface DrawnPages {
  pages: string[]
  pages_in_all: number
  /** Where «Ajustar a una página» drew it closer than it is set. */
  drawn_closer: Pick<CvDesign, 'margins' | 'size'> | null
}

export interface TypstWork {
  pdf: { takes: Drawing; gives: Uint8Array }
  pages: { takes: Drawing; gives: DrawnPages }
  plain: { takes: PlainDocument; gives: Uint8Array }
  card: { takes: ShareCard; gives: Uint8Array }
}

const FOLDER = fileURLToPath(new URL('./templates', import.meta.url))
const PAGE = { A4: { width: 595.28, height: 841.89 }, LETTER: { width: 612, height: 792 } }
const CARD = { width: 1200, height: 630 }
// Results of Typst's own cache that this many drawings did not use are dropped.
const CACHE_AGE = 6

const fonts = readFonts()
const compiler = NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontBlobs: fonts.files }] })

const provide = (name: string, bytes: Uint8Array | string) => compiler.mapShadow(join(FOLDER, name), Buffer.from(bytes))

interface Drawn {
  result: NodeTypstDocument
  design: CvDesign
}

function draw({ content, shown, photo }: Drawing): Drawn {
  const printed = legible(content, fonts.characters[content.design.font])
  if (photo) provide('photo.jpg', photo)
  const drawAs = (design: CvDesign) => {
    provide('cv.json', typstData({ ...printed, design }, shown, photo !== null))
    return compile(printed, 1)
  }
  let { design } = printed
  let draft = drawAs(design)
  if (design.one_page && draft.numOfPages > 1) {
    design = fittingDesign(design, (closer) => drawAs(closer).numOfPages)
    draft = drawAs(design)
  }
  const result = draft.numOfPages > 1 ? compile(printed, draft.numOfPages) : draft
  compiler.evictCache(CACHE_AGE)
  return { result, design }
}

function compile({ template, document }: CvContent, lastPage: number): NodeTypstDocument {
  provide('footer.json', JSON.stringify([document.basics.full_name, lastPage]))
  return compileFile(`${template.toLowerCase()}.typ`)
}

function drawPlain(document: PlainDocument): NodeTypstDocument {
  provide('plain.json', plainData(legible(document, fonts.characters.SANS)))
  const drawn = compileFile('plain.typ')
  compiler.evictCache(CACHE_AGE)
  return drawn
}

/** Becomes a PNG here, where no upload is ever read: the server itself reads no SVG. */
async function drawCard(card: ShareCard): Promise<Uint8Array> {
  provide('card.json', JSON.stringify(legible(card, fonts.characters.SANS)))
  const [picture = ''] = svgPages(compiler.svg(compileFile('card.typ')), CARD, 1)
  compiler.evictCache(CACHE_AGE)
  // Seldom needed, and heavy.
  const { default: sharp } = await import('sharp')
  return new Uint8Array(await sharp(Buffer.from(picture)).png({ palette: true, colours: 128 }).toBuffer())
}

function compileFile(name: string): NodeTypstDocument {
  const compiled = compiler.compile({ mainFilePath: join(FOLDER, name) })
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
  return compiled.result
}

answerMessages<TypstWork>({
  pdf: (drawing) => new Uint8Array(compiler.pdf(draw(drawing).result)),
  plain: (document) => new Uint8Array(compiler.pdf(drawPlain(document))),
  card: drawCard,
  pages: (drawing) => {
    const { result, design } = draw(drawing)
    const { page, margins, size } = drawing.content.design
    const pages = svgPages(compiler.svg(result), PAGE[page], CV_PREVIEW_PAGES)
    const is_closer = design.margins !== margins || design.size !== size
    const drawn_closer = is_closer ? { margins: design.margins, size: design.size } : null
    return { pages, pages_in_all: result.numOfPages, drawn_closer }
  },
})
