import { type CvDocument, cvDocument } from '#shared/cvs/cv-document.ts'
import type { Confidence } from '#shared/cvs/cv-imports.ts'
import { squeezed } from '../lines/clean-text.ts'

/** A proposal on its way: fields with how sure they are, and what found no place. */
export class Draft {
  readonly document: CvDocument = cvDocument.parse({})
  readonly confidence: Record<string, Confidence> = {}
  readonly unplaced: string[] = []
  /** Towns whose name several countries have; decided when the whole CV is read. */
  readonly towns: { path: string; of: { country: string | null }; perhaps: readonly string[] }[] = []

  rate(path: string, value: unknown, confidence: Confidence): void {
    if (value !== '' && value !== null && value !== false) this.confidence[path] = confidence
  }

  /** Keeps a text that has no field. */
  hold(text: string): void {
    const kept = squeezed(text)
    if (/[\p{L}\p{N}]/u.test(kept)) this.unplaced.push(kept)
  }

  /** As much of a text as a field takes, cut between words; the rest is held. */
  fit(text: string, max: number): string {
    const trimmed = text.trim()
    if (trimmed.length <= max) return trimmed
    const space = trimmed.lastIndexOf(' ', max)
    const end = space > max / 2 ? space : max
    this.hold(trimmed.slice(end))
    return trimmed.slice(0, end).trimEnd()
  }

  /** Adds an entry unless the list is full; then everything that it says is held. */
  add<Item>(list: Item[], item: Item, max: number, texts: readonly string[]): number | null {
    if (list.length >= max) {
      for (const text of texts) this.hold(text)
      return null
    }
    return list.push(item) - 1
  }
}
