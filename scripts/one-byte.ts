const NOT_PLAIN = /[^\0-\x7f]/g
const ESCAPED = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/
const RAW_TEXT = /String\.raw`[^`]*`/g

/**
 * The same code in ASCII, «ñ» as «\u00f1»: the engine keeps the text of what it runs, and Node gives it a text with any
 * other letter in two bytes a letter. What `String.raw` takes as it stands is put in instead.
 */
export function inOneByte(code: string): string {
  const [lost] = ESCAPED.exec(code) ?? []
  if (lost) throw new Error(`«${lost}» would be read as two signs: it needs no backslash`)
  return code
    .replace(RAW_TEXT, (text) => text.replace(NOT_PLAIN, (letter) => `\${"${escaped(letter)}"}`))
    .replace(NOT_PLAIN, escaped)
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
