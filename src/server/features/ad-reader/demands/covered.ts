/** Which characters of the ad a requirement was read from already. */
export class Covered {
  readonly #marks: Uint8Array

  constructor(length: number, spans: readonly { at: number; end: number }[]) {
    this.#marks = new Uint8Array(length)
    for (const { at, end } of spans) this.#marks.fill(1, at, end)
  }

  touches(start: number, end: number): boolean {
    const found = this.#marks.indexOf(1, start)
    return found >= 0 && found < end
  }
}
