const TAGS = ['p', 'ul', 'ol', 'li', 'strong', 'em'] as const
type RichTag = (typeof TAGS)[number]

export interface RichElement {
  tag: RichTag
  children: RichNode[]
}

export type RichNode = string | RichElement

const TOKEN = /<(\/?)([a-z]+)\b[^>]*>|[^<]+|</gi
const ENTITY = /&(?:amp|lt|gt|quot|#39|nbsp);/g
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

const decoded = (text: string): string => text.replace(ENTITY, (entity) => CHARACTERS[entity] ?? entity)

/** The tree of a limited rich text. Tags that are not part of it are left out, their words stay. */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: RichElement[] = []
  for (const [token, closing, name] of html.matchAll(TOKEN)) {
    const into = open.at(-1)?.children ?? root
    const tag = TAGS.find((one) => one === name?.toLowerCase())
    if (name === undefined) into.push(decoded(token))
    else if (!tag) continue
    else if (closing) close(open, tag)
    else {
      const element = { tag, children: [] }
      into.push(element)
      open.push(element)
    }
  }
  return root
}

/** A missing closing tag is closed with the one around it. */
function close(open: RichElement[], tag: RichTag): void {
  const at = open.findLastIndex((element) => element.tag === tag)
  if (at >= 0) open.length = at
}
