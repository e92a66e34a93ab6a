/** The letters of a plain text file, or null when it is none: no text has zeros, tags of a page or many control signs. */
export function textOf(file: Uint8Array): string | null {
  const text = decoded(file)
  if (text === null || text.trim() === '' || LOOKS_LIKE_CODE.test(text.slice(0, 200))) return null
  const sample = text.slice(0, SAMPLE)
  const strange = sample.length - sample.replace(CONTROL, '').length
  return strange * 100 > sample.length ? null : text
}

const SAMPLE = 20_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a text does not have
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f\ufffd]/g
const LOOKS_LIKE_CODE = /^\s*(?:<(?:!doctype|\?xml|html|svg|script)|GIF8|\{\\rtf|#!)/i

function decoded(file: Uint8Array): string | null {
  const [first, second] = file
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file)
  if (file.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    // What older programs of Windows wrote.
    return new TextDecoder('windows-1252').decode(file)
  }
}
