const STYLE = /<style:style\s([^<>]*)>([\s\S]*?)<\/style:style>/g
const SMALLEST_POINTS = 4

/** Names of the styles whose text nobody sees: not displayed, tiny, or white where no ground is coloured. */
export function hiddenStyles(xml: string): ReadonlySet<string> {
  const end = xml.indexOf('</office:automatic-styles>')
  const styles = end < 0 ? '' : xml.slice(0, end)
  const coloured = /fo:background-color="#(?!f{6})/i.test(styles)
  const hidden = new Set<string>()
  for (const [, attributes = '', body = ''] of styles.matchAll(STYLE)) {
    const name = /style:name="([^"]*)"/.exec(attributes)?.[1]
    if (name && cannotBeSeen(body, coloured)) hidden.add(name)
  }
  return hidden
}

function cannotBeSeen(body: string, coloured: boolean): boolean {
  const points = Number(/fo:font-size="([\d.]+)pt"/.exec(body)?.[1] ?? SMALLEST_POINTS)
  const white = /fo:color="#f[c-f]f[c-f]f[c-f]"/i.test(body)
  return /text:display="none"/.test(body) || points < SMALLEST_POINTS || (white && !coloured)
}
