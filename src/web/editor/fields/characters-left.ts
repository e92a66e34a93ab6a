/** Only near the limit, where it helps. */
export function charactersLeft(value: string, max: number): string | undefined {
  const left = max - value.length
  return left <= Math.max(5, max * 0.1) ? `Quedan ${left}` : undefined
}
