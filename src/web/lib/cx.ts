/** Joins class names and leaves out what is not there. */
export function cx(...parts: unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ')
}
