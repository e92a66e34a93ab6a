import { encodeLine } from '#server/features/language/encoder/encoder.ts'
import { BYTE_SCALE, DIMENSIONS } from '../engine/vectors.ts'

const LARGEST = 127

/** Signed bytes of the vectors of these texts, one after the other: a quarter of the size, and within a hair of the same angle. */
export function vectorsOf(texts: readonly string[]): Int8Array {
  const all = new Int8Array(texts.length * DIMENSIONS)
  texts.forEach((text, at) => {
    encodeLine(text).forEach((value, i) => {
      all[at * DIMENSIONS + i] = Math.max(-LARGEST, Math.min(LARGEST, Math.round(value * BYTE_SCALE)))
    })
  })
  return all
}

/** As the database keeps them, and back; copied, for what is remembered must not hold the whole answer that it came in. */
export const toBytes = ({ buffer, byteOffset, byteLength }: Int8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)
export const fromBytes = ({ buffer, byteOffset, byteLength }: Buffer): Int8Array =>
  new Int8Array(buffer.slice(byteOffset, byteOffset + byteLength))
