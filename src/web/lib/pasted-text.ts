/*
 * Formatted text as plain lines. It is read by its tags: the pages allow no script to make elements out of a string,
 * and what is pasted needs none.
 */

const SILENT = /<!--[\s\S]*?(?:-->|$)|<(style|script|head|title|svg|button)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi
const BLOCKS = new Set(
  'p div section article ul ol table tr h1 h2 h3 h4 h5 h6 blockquote header footer dl dt dd'.split(' '),
)
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text of copied formatted text, line by line; items of lists keep a dash, which plain copies lose. */
export function textOfHtml(html: string): string {
  const lines = html
    .replace(SILENT, '')
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replace(TAG, (_tag, closing: string, name: string) => markOf(name.toLowerCase(), closing !== ''))
    .replace(/<[^<>]*>/g, '')
  return (
    decoded(lines)
      .replace(/[\u00a0\t]/g, ' ')
      // Word sets the bullets of its lists as characters.
      .replace(/^ *(?:[·•§▪]|o(?= {2})|[-–]) +/gm, '- ')
      .replace(/ {2,}/g, ' ')
      .replace(/ *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

function markOf(name: string, closing: boolean): string {
  if (name === 'li') return closing ? '' : '\n- '
  if (name === 'br') return '\n'
  if (name === 'td' || name === 'th') return closing ? ' ' : ''
  return BLOCKS.has(name) ? '\n' : ''
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN
    if (Number.isNaN(code)) return ENTITIES[String(name).toLowerCase()] ?? entity
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
