import { overlapping } from '#server/features/language/normalise/span.ts'

/** Which characters of the ad a requirement was read from already. */
export class Covered {
  readonly #isCovered: ReturnType<typeof overlapping>

  constructor(length: number, spans: readonly { at: number; end: number }[]) {
    this.#isCovered = overlapping(
      spans.map(({ at, end }) => ({ start: at, end })),
      length,
    )
  }

  touches(start: number, end: number): boolean {
    return this.#isCovered({ start, end })
  }
}
