/** Text that is markup already. Only the tags below make one, so nothing that a person typed can pass for it. */
export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** What may stand in a template: text is escaped, markup goes in as it is, lists follow one another, nothing leaves nothing. */
export type Shown = string | number | Html | null | undefined | false | readonly Shown[]

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')

function shown(value: Shown): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.toString()
  if (typeof value === 'object') return value.map(shown).join('')
  return escaped(String(value))
}

/** Markup with everything that is put into it escaped. */
export function html(strings: TemplateStringsArray, ...values: Shown[]): Html {
  return new Html(strings.reduce((text, part, at) => text + shown(values[at - 1]) + part))
}

// What XML 1.0 cannot carry even when it is escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** The same for XML. */
export function xml(strings: TemplateStringsArray, ...values: Shown[]): Html {
  return new Html(
    html(strings, ...values)
      .toString()
      .toWellFormed()
      .replace(FORBIDDEN, ''),
  )
}

/** A constant of ours (a style sheet) or text that was made safe for its place by other means; say by which. */
export const asHtml = (text: string): Html => new Html(text)

/** With something between them. */
export const joined = (parts: readonly Shown[], between: string): Html =>
  new Html(
    parts
      .map(shown)
      .filter((part) => part !== '')
      .join(escaped(between)),
  )
