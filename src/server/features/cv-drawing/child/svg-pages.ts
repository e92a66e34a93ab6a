const GLYPH = /<path id="(g[^"]+)" class="outline_glyph" d="([^"]*)"[^>]*\/>/g
const USED_GLYPH = /<use x="[^"]*" href="#([^"]+)"\/>/g
// Typst lays the text once more over its outlines to be selected, with styles of its own, and rectangles that link.
const SELECTABLE_TEXT = /<g transform="scale\(16,-16\)"><foreignObject[\s\S]*?<\/foreignObject><\/g>/g
const LINK = /<a [^>]*>[\s\S]*?<\/a>/g
const NAMES = / (?:class|data-[\w-]+)="[^"]*"/g
const PAGE = '<g class="typst-page"'

/**
 * The first pages that Typst draws below one another in one picture, as one picture each: outlines and colours, nothing that
 * links or runs. Glyphs are named by their font, so a name means the same in all pages and all CVs.
 */
export function svgPages(drawing: string, page: { width: number; height: number }, most: number): string[] {
  const [defs = '', ...pages] = drawing.slice(0, drawing.lastIndexOf('</svg>')).split(PAGE)
  const glyphs = new Map(
    [...defs.matchAll(GLYPH)].map(([, name = '', outline = '']) => [name, outline.replace(/ ?([A-Z]) ?/g, '$1')]),
  )
  const size = `viewBox="0 0 ${page.width} ${page.height}" width="${page.width}pt" height="${page.height}pt"`
  const sheet = `<path fill="#ffffff" d="M0 0H${page.width}V${page.height}H0Z"/>`
  return pages.slice(0, most).map((drawn) => {
    const { marks, used } = plainMarks(drawn.slice(drawn.indexOf('>') + 1), glyphs)
    const outlines = [...used].map((name) => `<path id="${name}" d="${glyphs.get(name)}"/>`).join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${sheet}<defs>${outlines}</defs><g>${marks}</svg>`
  })
}

function plainMarks(drawn: string, glyphs: ReadonlyMap<string, string>): { marks: string; used: Set<string> } {
  const used = new Set<string>()
  const marks = drawn
    .replace(SELECTABLE_TEXT, '')
    .replace(LINK, '')
    .replace(NAMES, '')
    // A space has no outline.
    .replace(USED_GLYPH, (use, name: string) => {
      if (!glyphs.has(name)) return ''
      used.add(name)
      return use
    })
    .replaceAll('<g></g>', '')
    .replaceAll('<g transform="translate(0.000,0.000)"></g>', '')
  return { marks, used }
}
