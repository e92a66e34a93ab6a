/** All texts in a JSON value, in its order: what the person can compare the proposal with. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return []
}
