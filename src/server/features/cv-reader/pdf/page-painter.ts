import { cannotBeSeen } from './colour.ts'
import { type Font, freshState, type GraphicsState, PLAIN_FONT } from './graphics-state.ts'
import { Ground } from './ground.ts'
import { type Box, boxAround, combine, holds, IDENTITY, isMatrix, isNumbers, type Matrix, overlap } from './matrix.ts'
import { type PlacedWord, showText } from './show-text.ts'
import type { Word } from './word.ts'

/** Points; smaller letters are there for machines, not for people. */
const SMALLEST_READ = 4
const FAINTEST_READ = 0.1
const NEARLY_SOLID = 0.95
const DEEPEST_NESTING = 500

interface PageSetup {
  to_page: Matrix
  paper: Box
  fontOf: (name: string) => Font
  isLayerShown: (group: unknown) => boolean
}

/**
 * Walks through the drawing operators of a page as a painter would, but keeps only words: where each stands, how big,
 * and whether a reader of the page could see it.
 */
export class PagePainter {
  readonly words: (Word & { middle: [x: number, y: number] })[] = []
  private readonly setup: PageSetup
  private readonly ground = new Ground()
  private readonly saved: { state: GraphicsState; painted: boolean }[] = []
  private readonly layers: boolean[] = []
  private state: GraphicsState
  /** Something was painted since the last save; a save that paints nothing held a picture that is not decoded. */
  private painted = true
  private clipping = false

  constructor(setup: PageSetup) {
    this.setup = setup
    this.state = freshState(setup.to_page, setup.paper)
  }

  save(): void {
    if (this.saved.length > DEEPEST_NESTING) return
    this.saved.push({ state: { ...this.state }, painted: this.painted })
    this.painted = false
  }

  restore(): void {
    const before = this.saved.pop()
    if (!before) return
    if (!this.painted) this.ground.paint(overlap(boxAround(this.state.to_page, 0, 0, 1, 1), this.state.clip), null)
    this.state = before.state
    this.painted = before.painted || this.painted
  }

  transform(matrix: unknown): void {
    if (isMatrix(matrix)) this.state.to_page = combine(this.state.to_page, matrix)
  }

  /** A form is a drawing of its own, with its own coordinates and edges. */
  beginForm(matrix: unknown, bounds: unknown): void {
    this.save()
    this.painted = true
    this.transform(matrix)
    if (isNumbers(bounds)) this.clipTo(bounds)
  }

  beginLayer(tag: unknown, group: unknown): void {
    this.layers.push(tag === 'OC' ? this.setup.isLayerShown(group) : true)
  }

  endLayer(): void {
    this.layers.pop()
  }

  setFill(colour: unknown): void {
    this.state.fill = typeof colour === 'string' && colour.startsWith('#') ? colour : null
  }

  setGraphics(entries: unknown): void {
    if (!Array.isArray(entries)) return
    for (const entry of entries) {
      if (!Array.isArray(entry)) continue
      const [key, value]: unknown[] = entry
      if (key === 'ca' && typeof value === 'number') this.state.alpha = value
      if (key === 'BM') this.state.blends = value !== 'source-over'
      if (key === 'Font' && Array.isArray(value)) this.setFont(value[0], value[1])
    }
  }

  clip(): void {
    this.clipping = true
  }

  /** `fills` is false for lines and for paths that only cut. */
  path(fills: boolean, segments: unknown, bounds: unknown): void {
    if (isNumbers(bounds) && bounds.length === 4) {
      if (fills && this.state.alpha > FAINTEST_READ) this.fillPath(segments, bounds)
      if (this.clipping) this.clipTo(bounds)
    }
    if (fills) this.painted = true
    this.clipping = false
  }

  paintUnknown(): void {
    this.ground.paint(this.state.clip, null)
    this.painted = true
  }

  paintPicture(): void {
    this.ground.paint(overlap(boxAround(this.state.to_page, 0, 0, 1, 1), this.state.clip), null)
    this.painted = true
  }

  beginText(): void {
    this.state.text = IDENTITY
    this.state.line = IDENTITY
  }

  setTextMatrix(matrix: unknown): void {
    if (!isMatrix(matrix)) return
    this.state.text = matrix
    this.state.line = matrix
  }

  moveText(x: unknown, y: unknown): void {
    if (typeof x !== 'number' || typeof y !== 'number') return
    this.state.line = combine(this.state.line, [1, 0, 0, 1, x, y])
    this.state.text = this.state.line
  }

  moveTextAndSetLeading(x: unknown, y: unknown): void {
    if (typeof y === 'number') this.state.leading = -y
    this.moveText(x, y)
  }

  nextLine(): void {
    this.moveText(0, -this.state.leading)
  }

  setFont(name: unknown, size: unknown): void {
    this.state.font = typeof name === 'string' ? this.setup.fontOf(name) : PLAIN_FONT
    if (typeof size === 'number') this.state.size = size
  }

  setNumber(key: 'char_spacing' | 'word_spacing' | 'leading' | 'rise' | 'mode', value: unknown): void {
    if (typeof value === 'number') this.state[key] = value
  }

  setStretch(percent: unknown): void {
    if (typeof percent === 'number') this.state.stretch = percent / 100
  }

  showText(glyphs: unknown): void {
    if (!Array.isArray(glyphs)) return
    this.painted = true
    for (const word of showText(this.state, glyphs)) this.words.push({ ...word, hidden: this.isHidden(word) })
  }

  private isHidden({ size, middle: [x, y] }: PlacedWord): boolean {
    if (size < SMALLEST_READ || this.state.alpha < FAINTEST_READ || this.layers.includes(false)) return true
    if (!holds(this.setup.paper, x, y) || !holds(this.state.clip, x, y)) return true
    const inked = this.state.mode === 0 || this.state.mode === 4
    return inked && cannotBeSeen(this.state.fill, this.ground.colourAt(x, y))
  }

  private fillPath(segments: unknown, bounds: ArrayLike<number>): void {
    const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(bounds)
    const box = overlap(boxAround(this.state.to_page, left, top, right, bottom), this.state.clip)
    const solid = this.state.alpha > NEARLY_SOLID && !this.state.blends
    this.ground.paint(box, solid ? this.state.fill : null)
    if (!solid || this.state.fill === null || !isRectangle(segments)) return
    for (const word of this.words) if (holds(box, ...word.middle)) word.hidden = true
  }

  private clipTo(bounds: ArrayLike<number>): void {
    const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(bounds)
    this.state.clip = overlap(this.state.clip, boxAround(this.state.to_page, left, top, right, bottom))
  }
}

const CURVE = 2
const NUMBERS_OF_RECTANGLE = [13, 16]

/** Move, three or four straight lines, close: `0 x y 1 x y 1 x y 1 x y (1 x y) 4`. */
function isRectangle(segments: unknown): boolean {
  const [data]: unknown[] = Array.isArray(segments) ? segments : []
  if (!isNumbers(data) || !NUMBERS_OF_RECTANGLE.includes(data.length)) return false
  return Array.from(data).every((value, at) => at % 3 !== 0 || value !== CURVE)
}
