/** How many places the marks share. Two marks may meet in one place; with this many it hardly matters, and the file stays small. */
export const PLACES = 1 << 14

/** FNV-1a of the letters, folded into the places. */
export function placeOf(mark: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < mark.length; i++) hash = Math.imul(hash ^ mark.charCodeAt(i), 0x01000193)
  return ((hash >>> 14) ^ hash) & (PLACES - 1)
}

export const likely = (sum: number): number => 1 / (1 + Math.exp(-sum))
