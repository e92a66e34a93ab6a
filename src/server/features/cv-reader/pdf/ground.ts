import { type Box, holds } from './matrix.ts'

interface Painted {
  box: Box
  /** Null where the colour is not known: a picture, a gradient, a pattern. */
  colour: string | null
}

const PAPER = '#ffffff'

/** What was painted on a page so far, to know the colour behind a word. */
export class Ground {
  private readonly painted: Painted[] = []

  paint(box: Box, colour: string | null): void {
    if (box.right > box.left && box.bottom > box.top) this.painted.push({ box, colour })
  }

  colourAt(x: number, y: number): string | null {
    const last = this.painted.findLast(({ box }) => holds(box, x, y))
    return last ? last.colour : PAPER
  }
}
