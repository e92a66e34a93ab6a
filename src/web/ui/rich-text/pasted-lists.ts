const BULLET = /^\s*[-–—•·*▪◦‣]\s+/
const NUMBER = /^\s*\d{1,2}[.)]\s+/

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)

const tagOf = (line: string): 'ul' | 'ol' | 'p' => (BULLET.test(line) ? 'ul' : NUMBER.test(line) ? 'ol' : 'p')
const wordsOf = (line: string): string => escaped(line.replace(BULLET, '').replace(NUMBER, '').trim())

/** Plain lines with dashes or numbers as the lists that they mean; null when there is no list among them. */
export function richTextOfLines(text: string): string | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (lines.every((line) => tagOf(line) === 'p') || lines.length < 2) return null
  let html = ''
  let open: 'ul' | 'ol' | 'p' = 'p'
  for (const line of lines) {
    const tag = tagOf(line)
    if (tag !== open && open !== 'p') html += `</${open}>`
    if (tag !== open && tag !== 'p') html += `<${tag}>`
    html += tag === 'p' ? `<p>${escaped(line.trim())}</p>` : `<li>${wordsOf(line)}</li>`
    open = tag
  }
  return open === 'p' ? html : `${html}</${open}>`
}
