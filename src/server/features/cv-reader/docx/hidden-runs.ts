import { cannotBeSeen } from '../pdf/colour.ts'

/** What decides whether a run of text can be seen. */
interface Look {
  colour: string | null
  half_points: number | null
  vanishes: boolean
}

interface Open {
  name: string
  /** Where its tag begins. */
  from: number
  look: Look
  /** The colour behind it; null where it is not known. */
  ground: string | null
  holds_paragraph: boolean
}

const TAG = /<([^<>]*)>/g

interface Tag {
  closes: boolean
  empty: boolean
  name: string
  attributes: string
}

function toTag(inner: string): Tag {
  const closes = inner.startsWith('/')
  const empty = inner.endsWith('/')
  const said = inner.slice(closes ? 1 : 0, empty ? -1 : undefined)
  const space = said.search(/\s/)
  return {
    closes,
    empty,
    name: space < 0 ? said : said.slice(0, space),
    attributes: space < 0 ? '' : said.slice(space),
  }
}

const PAPER = '#ffffff'
const FEWEST_HALF_POINTS = 8
const plainLook = (): Look => ({ colour: null, half_points: null, vanishes: false })

/** Takes the runs out of a part of a Word file that nobody sees on the page. */
export function withoutHiddenRuns(xml: string, styles: ReadonlyMap<string, Look>): { xml: string; found: boolean } {
  const open: Open[] = []
  const cuts: { from: number; to: number }[] = []
  for (const tag of xml.matchAll(TAG)) {
    const [whole, inner = ''] = tag
    const { closes, empty, name, attributes } = toTag(inner)
    if (closes) {
      const ended = closeTag(open, name)
      if (ended && isHidden(ended)) cuts.push({ from: ended.from, to: tag.index + whole.length })
      continue
    }
    readProperty(open, name, attributes, styles)
    if (!empty) openTag(open, name, tag.index)
  }
  return { xml: cutOut(xml, cuts), found: cuts.some(({ from, to }) => /<w:t[ >]/.test(xml.slice(from, to))) }
}

const KEPT = new Set(['w:tc', 'w:p', 'w:r', 'w:pPr', 'w:rPr', 'w:tcPr', 'w:txbxContent'])

function openTag(open: Open[], name: string, from: number): void {
  if (!KEPT.has(name)) return
  const above = open.at(-1)
  const ground = name === 'w:txbxContent' ? null : above ? above.ground : PAPER
  const look = above && (name === 'w:r' || name === 'w:rPr') ? { ...above.look } : plainLook()
  if (name === 'w:p') for (const each of open) each.holds_paragraph = true
  open.push({ name, from, look, ground, holds_paragraph: false })
}

function closeTag(open: Open[], name: string): Open | null {
  if (!KEPT.has(name)) return null
  const at = open.findLastIndex((each) => each.name === name)
  if (at < 0) return null
  const [ended] = open.splice(at)
  return ended ?? null
}

const isHidden = ({ name, look, ground, holds_paragraph }: Open): boolean =>
  name === 'w:r' &&
  !holds_paragraph &&
  (look.vanishes ||
    (look.half_points !== null && look.half_points < FEWEST_HALF_POINTS) ||
    cannotBeSeen(look.colour, ground))

/** A property says something of the run, paragraph or cell in whose properties it stands. */
function readProperty(open: Open[], name: string, attributes: string, styles: ReadonlyMap<string, Look>): void {
  const inside = open.at(-1)
  const owner = open.at(-2)
  if (!inside || !owner || !inside.name.endsWith('Pr')) return
  if (name === 'w:shd') {
    const fill = attribute(attributes, 'w:fill')
    owner.ground = fill && /^[0-9a-f]{6}$/i.test(fill) ? `#${fill}` : fill === 'auto' ? owner.ground : null
  }
  if (name === 'w:highlight') owner.ground = null
  if (owner.name === 'w:r') readLook(owner.look, name, attributes)
  if (name === 'w:rStyle' || name === 'w:pStyle')
    Object.assign(owner.look, styles.get(attribute(attributes, 'w:val') ?? ''))
}

function readLook(look: Look, name: string, attributes: string): void {
  const value = attribute(attributes, 'w:val')
  if (name === 'w:vanish') look.vanishes = !/^(?:0|false|off)$/.test(value ?? '')
  if (name === 'w:color') look.colour = value && /^[0-9a-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : null
  if (name === 'w:sz' && /^\d{1,4}$/.test(value ?? '')) look.half_points = Number(value)
}

function attribute(attributes: string, name: string): string | null {
  return new RegExp(`${name}="([^"]{0,40})"`).exec(attributes)?.[1] ?? null
}

/** The looks that styles give to text. */
export function stylesOf(xml: string): Map<string, Look> {
  const looks = new Map<string, Look>()
  let look = plainLook()
  for (const [, inner = ''] of xml.matchAll(TAG)) {
    const { closes, name, attributes } = toTag(inner)
    if (closes) continue
    if (name === 'w:style') {
      look = plainLook()
      looks.set(attribute(attributes, 'w:styleId') ?? '', look)
    } else readLook(look, name, attributes)
  }
  return looks
}

function cutOut(xml: string, cuts: readonly { from: number; to: number }[]): string {
  let kept = ''
  let at = 0
  for (const { from, to } of [...cuts].sort((a, b) => a.from - b.from)) {
    if (from < at) continue
    kept += xml.slice(at, from)
    at = to
  }
  return kept + xml.slice(at)
}
