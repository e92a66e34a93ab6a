const BLOCKS = new Set(
  'P DIV SECTION ARTICLE UL OL TABLE TR H1 H2 H3 H4 H5 H6 BLOCKQUOTE HEADER FOOTER DL DT DD'.split(' '),
)
const SILENT = new Set('STYLE SCRIPT HEAD TITLE META LINK TEMPLATE NOSCRIPT SVG BUTTON'.split(' '))

/** The text of copied formatted text, line by line; items of lists keep a dash, which plain copies lose. */
export function textOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return (
    linesOf(page.body)
      .replace(/[\u00a0\t]/g, ' ')
      .replace(/ *\n */g, '\n')
      // Word sets the bullets of its lists as characters.
      .replace(/^(?:[·•§▪]|o(?= {2})|[-–]) +/gm, '- ')
      .replace(/ {2,}/g, ' ')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

function linesOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/[\r\n]+/g, ' ')
  if (!(node instanceof Element) || SILENT.has(node.tagName)) return ''
  if (node.tagName === 'BR') return '\n'
  const inner = [...node.childNodes].map(linesOf).join('')
  if (node.tagName === 'LI') return `\n- ${inner.trim()}\n`
  if (node.tagName === 'TD' || node.tagName === 'TH') return `${inner.trim()} `
  return BLOCKS.has(node.tagName) ? `\n${inner}\n` : inner
}
