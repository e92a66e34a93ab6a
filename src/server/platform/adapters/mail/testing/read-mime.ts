export interface Part {
  headers: [name: string, value: string][]
  body: string
  parts: Part[]
}

/** A small, strict reader of what arrived on the wire: CRLF lines, folded headers, multipart bodies. */
export function readMime(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const headers = head.split('\r\n').map((line): [string, string] => {
    const [, name = '', value = ''] = /^([!-9;-~]+): ?(.*)$/s.exec(line) ?? []
    if (!name) throw new Error(`Not a header line: ${JSON.stringify(line)}`)
    return [name.toLowerCase(), value]
  })
  const body = raw.slice(end + 4)
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (!boundary) return { headers, body: decodeBody(body, headerOf(headers, 'content-transfer-encoding')), parts: [] }
  const pieces = body.split(`--${boundary}`).slice(1, -1)
  return { headers, body: '', parts: pieces.map((piece) => readMime(piece.replace(/^\r\n|\r\n$/g, ''))) }
}

export function headerOf(headers: Part['headers'], name: string): string {
  return headers.find(([key]) => key === name)?.[1] ?? ''
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** RFC 2047 words, as in subjects. */
export function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : decodeQuoted(text.replaceAll('_', ' ')),
    )
}
