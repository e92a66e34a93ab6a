export interface TextLiteral {
  /** What stands directly before a template, e.g. `html`; empty for none and for quoted strings. */
  tag: string
  /** The literal's own words, without what is put into it. */
  text: string
}

const BEFORE_REGEX = /(?:^|[=(,:[!&|?{};+\n]|=>|\breturn)\s*$/

/** The end of a quoted text or a regular expression that begins at `from`. */
function closingAt(code: string, from: number, sign: string): number {
  let isClass = false
  for (let at = from + 1; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1
    else if (sign === '/' && code[at] === '[') isClass = true
    else if (sign === '/' && code[at] === ']') isClass = false
    else if (code[at] === sign && !isClass) return at
  }
  return code.length
}

/** Where a comment or a regular expression that begins here ends; `from` itself when neither does. */
function skipped(code: string, from: number): number {
  if (code.startsWith('//', from)) return code.indexOf('\n', from)
  if (code.startsWith('/*', from)) return code.indexOf('*/', from) + 1
  const isRegex = code[from] === '/' && BEFORE_REGEX.test(code.slice(Math.max(0, from - 20), from))
  return isRegex ? closingAt(code, from, '/') : from
}

const REGEX = '/'
const PATTERN = /\(\?[:=!<]|\[[a-z]+\]|\|/

/** Every quoted string and template of a TypeScript file, also those inside other templates. */
export const textLiterals = (code: string): TextLiteral[] => allLiterals(code).filter(({ tag }) => tag !== REGEX)

/** Every regular expression, and the quoted parts that others are made of. */
export const patternLiterals = (code: string): string[] =>
  allLiterals(code).flatMap(({ tag, text }) => (tag === REGEX || PATTERN.test(text) ? [text] : []))

function allLiterals(code: string): TextLiteral[] {
  const found: TextLiteral[] = []
  /** The templates that are open; `depth` counts braces inside what is put into them. */
  const open: { literal: TextLiteral; depth: number }[] = []
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] ?? ''
    const inner = open.at(-1)
    if (inner?.depth === 0) {
      if (sign === '\\') at += 1
      else if (sign === '`') open.pop()
      else if (code.startsWith('${', at)) [inner.depth, at] = [1, at + 1]
      else inner.literal.text += sign
      continue
    }
    const end = skipped(code, at)
    if (end !== at) {
      if (sign === '/' && !/[/*]/.test(code[at + 1] ?? '')) found.push({ tag: REGEX, text: code.slice(at + 1, end) })
      at = end
    } else if (sign === '`') {
      const literal = { tag: /[\w$]*$/.exec(code.slice(Math.max(0, at - 30), at))?.[0] ?? '', text: '' }
      found.push(literal)
      open.push({ literal, depth: 0 })
    } else if (sign === '"' || sign === "'") {
      const close = closingAt(code, at, sign)
      found.push({ tag: '', text: code.slice(at + 1, close) })
      at = close
    } else if (inner && sign === '{') inner.depth += 1
    else if (inner && sign === '}') inner.depth -= 1
  }
  return found
}
