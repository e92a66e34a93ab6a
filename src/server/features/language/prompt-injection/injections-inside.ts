import { hasPromptInjection, withoutInjections } from './prompt-injection.ts'

const DEEPEST = 30

/** Every text in a value, however deep. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return []
  return Object.values(value).flatMap((part) => textsIn(part, depth + 1))
}

/** Whether any text in a document speaks to a program. */
export const hasPromptInjectionInside = (value: unknown): boolean => hasPromptInjection(textsIn(value).join('\n'))

/** The same document with each text as if nothing in it spoke to a program. */
export function withoutInjectionsInside(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutInjections(value)
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((part) => withoutInjectionsInside(part, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutInjectionsInside(part, depth + 1)]))
}
