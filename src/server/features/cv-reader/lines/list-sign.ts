/** Signs with which people begin the items of a list; letters of picture fonts come from the private area. */
const SIGN = /^(?:[•●○◦▪▫■□◆◇►▸▶▹➢➤➔→⇒✓✔✦★☆※⁃∙·*+»›>o¾✅👉📌🔸🔹\uf000-\uf8ff\ue000-\uefff]|[-–—](?=\s|\p{L}))\s*/u
const LETTER_O = /^o\s/
/** «1. Cajera», «b) Excel», «1.2 Oficial»; «1.5 toneladas» counts something. */
const NUMBERED = /^(?:(?:\d{1,2}[.)]|[a-z]\))\s+(?=\p{L})|\d{1,2}\.\d{1,2}[.)]?\s+(?=\p{Lu}))/u

interface Signed {
  text: string
  bullet: boolean
}

/** Takes the sign of a list away from a line. */
export function withoutSign(text: string): Signed {
  const rest = text.trimStart()
  if (rest.startsWith('o') && !LETTER_O.test(rest)) return { text: rest, bullet: false }
  if (/^[+](?=\d)/.test(rest)) return { text: rest, bullet: false }
  const sign = SIGN.exec(rest) ?? NUMBERED.exec(rest)
  if (!sign) return { text: rest, bullet: false }
  return { text: rest.slice(sign[0].length).trim(), bullet: true }
}

const ICON =
  /(?:[\ue000-\uf8ff\u{1f000}-\u{1faff}\u{f0000}-\u{ffffd}]|\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=\ufe0f))[\ufe0f\u200d]*/gu

/** Pictures inside a line: of an icon font, or small coloured ones. */
export const withoutIcons = (text: string): string => text.replace(ICON, ' ')

const OPENS_WITH_ICON = new RegExp(`^\\s*(?:${ICON.source})+\\s`, 'u')

/** «✂️ Ana Ruiz 💇 peluquera»: behind a picture at the start, each further one between words begins something else. */
export const cellsByIcons = (row: string): string => {
  const opening = OPENS_WITH_ICON.exec(row)?.[0] ?? ''
  const rest = row.slice(opening.length)
  return opening === '' ? row : opening + rest.replace(new RegExp(`\\s(?:${ICON.source})+\\s+(?=\\S)`, 'gu'), '   ')
}
