import { speaksToPrograms, withoutOrders } from './program-text.ts'

const DEEPEST = 30

/** Every text in a value, however deep. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return []
  return Object.values(value).flatMap((part) => textsIn(part, depth + 1))
}

/** Whether any text in a document speaks to a program. */
export const speaksToProgramsInside = (value: unknown): boolean => speaksToPrograms(textsIn(value).join('\n'))

/** The same document with each text as if nothing in it spoke to a program. */
export function withoutOrdersInside(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutOrders(value)
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((part) => withoutOrdersInside(part, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutOrdersInside(part, depth + 1)]))
}
