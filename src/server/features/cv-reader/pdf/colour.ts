/** `#rrggbb` → relative luminance as WCAG defines it; null for patterns and what is not a plain colour. */
function luminance(colour: string): number | null {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!parts) return null
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** White on white is 1, black on white 21; a pale decoration that people still read is above 1.3. */
const READABLE = 1.3

/** Whether nobody can see text of this colour on this ground; what is not known counts as seen. */
export function cannotBeSeen(text: string | null, ground: string | null): boolean {
  if (text === null || ground === null) return false
  const one = luminance(text)
  const other = luminance(ground)
  if (one === null || other === null) return false
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  return contrast < READABLE && isNear(text, ground)
}

const CHANNEL_STEP = 40

/** Two strong colours of the same lightness (red on green) are ugly, not hidden. */
function isNear(one: string, other: string): boolean {
  return [1, 3, 5].every((at) => {
    const difference = Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)
    return Math.abs(difference) < CHANNEL_STEP
  })
}
