import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { descriptionsIn, notesOf } from './beside-page.ts'
import { type Font, PLAIN_FONT } from './graphics-state.ts'
import { lostHyphenIn } from './lost-hyphens.ts'
import { type Box, boxAround, IDENTITY, isMatrix } from './matrix.ts'
import { PagePainter } from './page-painter.ts'
import type { Word } from './word.ts'

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
type Draw = (painter: PagePainter, args: readonly unknown[]) => void

export interface ReadPage {
  width: number
  height: number
  words: Word[]
  /** Addresses behind the text, for what is only written as «LinkedIn». */
  links: { url: string; box: Box }[]
  /** What the file says beside the page: descriptions of pictures and, with the first page, notes about the file. */
  beside: string
}

export async function readPage(pdf: PdfDocument, number: number, lost_hyphens: Map<string, number>): Promise<ReadPage> {
  const page = await pdf.getPage(number)
  const { OPS } = await getResolvedPDFJS()
  draw_by_operator ??= drawTable(OPS)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const layers = await pdf.getOptionalContentConfig()
  const { fnArray, argsArray } = await page.getOperatorList()
  findLostHyphens(OPS, fnArray, argsArray, lost_hyphens)
  const painter = new PagePainter({
    to_page: isMatrix(transform) ? transform : IDENTITY,
    paper: { left: 0, top: 0, right: width, bottom: height },
    fontOf: fontReader(page, lost_hyphens),
    isLayerShown: (group) => layers.isVisible(group),
  })
  fnArray.forEach((operator, at) => {
    const args: unknown = argsArray[at]
    draw_by_operator?.get(operator)?.(painter, Array.isArray(args) ? args : [])
  })
  const links = await readLinks(page, isMatrix(transform) ? transform : IDENTITY)
  const beside = [number === 1 ? await notesOf(pdf) : '', await descriptionsIn(page)].join('\n')
  page.cleanup()
  return { width, height, words: painter.words, links, beside }
}

let draw_by_operator: ReadonlyMap<number, Draw> | undefined

type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']

function drawTable(OPS: Operators): ReadonlyMap<number, Draw> {
  const filling = new Set<unknown>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke])
  filling.add(OPS.closeFillStroke).add(OPS.closeEOFillStroke)
  return new Map<number, Draw>([
    ...pictures(OPS),
    ...textOperators(OPS),
    [OPS.save, (painter) => painter.save()],
    [OPS.restore, (painter) => painter.restore()],
    [OPS.transform, (painter, args) => painter.transform(args)],
    [OPS.paintFormXObjectBegin, (painter, [matrix, bounds]) => painter.beginForm(matrix, bounds)],
    [OPS.paintFormXObjectEnd, (painter) => painter.restore()],
    [OPS.beginGroup, (painter) => painter.beginForm(null, null)],
    [OPS.endGroup, (painter) => painter.restore()],
    [OPS.beginAnnotation, beginAnnotation],
    [OPS.endAnnotation, (painter) => painter.restore()],
    [OPS.beginMarkedContent, (painter) => painter.beginLayer(null, null)],
    [OPS.beginMarkedContentProps, (painter, [tag, group]) => painter.beginLayer(tag, group)],
    [OPS.endMarkedContent, (painter) => painter.endLayer()],
    [OPS.setFillRGBColor, (painter, [colour]) => painter.setFill(colour)],
    [OPS.setFillColorN, (painter) => painter.setFill(null)],
    [OPS.setGState, (painter, [entries]) => painter.setGraphics(entries)],
    [OPS.clip, (painter) => painter.clip()],
    [OPS.eoClip, (painter) => painter.clip()],
    [
      OPS.constructPath,
      (painter, [operator, segments, bounds]) => painter.path(filling.has(operator), segments, bounds),
    ],
    [OPS.shadingFill, (painter) => painter.paintUnknown()],
  ])
}

function pictures(OPS: Operators): [number, Draw][] {
  const operators = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]
  return [...operators, OPS.paintSolidColorImageMask].map((operator) => [operator, (painter) => painter.paintPicture()])
}

function textOperators(OPS: Operators): [number, Draw][] {
  return [
    [OPS.beginText, (painter) => painter.beginText()],
    [OPS.setTextMatrix, (painter, [matrix]) => painter.setTextMatrix(matrix)],
    [OPS.moveText, (painter, [x, y]) => painter.moveText(x, y)],
    [OPS.setLeadingMoveText, (painter, [x, y]) => painter.moveTextAndSetLeading(x, y)],
    [OPS.nextLine, (painter) => painter.nextLine()],
    [OPS.setFont, (painter, [name, size]) => painter.setFont(name, size)],
    [OPS.setCharSpacing, (painter, [value]) => painter.setNumber('char_spacing', value)],
    [OPS.setWordSpacing, (painter, [value]) => painter.setNumber('word_spacing', value)],
    [OPS.setLeading, (painter, [value]) => painter.setNumber('leading', value)],
    [OPS.setTextRise, (painter, [value]) => painter.setNumber('rise', value)],
    [OPS.setTextRenderingMode, (painter, [value]) => painter.setNumber('mode', value)],
    [OPS.setHScale, (painter, [value]) => painter.setStretch(value)],
    [OPS.showText, (painter, [glyphs]) => painter.showText(glyphs)],
  ]
}

/** The drawing of a form field: first its place on the page, then its own coordinates. */
const beginAnnotation: Draw = (painter, [, , transform, matrix]) => {
  painter.beginForm(transform, null)
  painter.transform(matrix)
}

/** Fonts keep their names through all pages, so a hyphen found on one page is known on the next. */
function findLostHyphens(
  OPS: Operators,
  operators: readonly number[],
  args: readonly unknown[],
  found: Map<string, number>,
): void {
  let font = ''
  operators.forEach((operator, at) => {
    const [first]: unknown[] = Array.isArray(args[at]) ? args[at] : []
    if (operator === OPS.setFont && typeof first === 'string') font = first
    if (operator !== OPS.showText || !Array.isArray(first)) return
    const hyphen = lostHyphenIn(first)
    if (hyphen !== null) found.set(font, hyphen)
  })
}

const BOLD = /bold|black|heavy|demi|medium/i
const ITALIC = /italic|oblique/i

function fontReader(page: PdfPage, lost_hyphens: ReadonlyMap<string, number>): (name: string) => Font {
  const known = new Map<string, Font>()
  return (name) => {
    const read = known.get(name)
    if (read) return read
    const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : null
    const found = { ...toFont(font), lost_hyphen: lost_hyphens.get(name) ?? null }
    known.set(name, found)
    return found
  }
}

function toFont(font: unknown): Font {
  if (typeof font !== 'object' || font === null) return PLAIN_FONT
  const name = 'name' in font && typeof font.name === 'string' ? font.name : ''
  const matrix = 'fontMatrix' in font && isMatrix(font.fontMatrix) ? font.fontMatrix : null
  return { ...PLAIN_FONT, bold: BOLD.test(name), italic: ITALIC.test(name), unit: matrix?.[0] || PLAIN_FONT.unit }
}

async function readLinks(page: PdfPage, to_page: Parameters<typeof boxAround>[0]): Promise<ReadPage['links']> {
  const annotations: unknown[] = await page.getAnnotations()
  return annotations.flatMap((annotation) => {
    if (typeof annotation !== 'object' || annotation === null) return []
    if (!('subtype' in annotation && annotation.subtype === 'Link')) return []
    // `url` is what pdf.js trusts as an address; scripts and local files never get there.
    if (!('url' in annotation && typeof annotation.url === 'string')) return []
    const rect = 'rect' in annotation && Array.isArray(annotation.rect) ? annotation.rect : []
    const [left, top, right, bottom]: unknown[] = rect
    if (![left, top, right, bottom].every((each) => typeof each === 'number')) return []
    return [{ url: annotation.url, box: boxAround(to_page, Number(left), Number(top), Number(right), Number(bottom)) }]
  })
}
