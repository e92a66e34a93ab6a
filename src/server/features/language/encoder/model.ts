import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ROWS_VERSION } from './encoder-version.ts'

const headerSchema = z.object({
  format: z.literal('skillo-encoder-v1'),
  kind: z.literal('static'),
  version: z.literal(ROWS_VERSION),
  dim: z.int(),
  nWords: z.int(),
  nGramBuckets: z.int(),
  nBigramBuckets: z.int(),
  gramMin: z.int(),
  gramMax: z.int(),
  maxGrams: z.int(),
  maxWords: z.int(),
  bytes: z.int(),
  words: z.array(z.string()),
  blocks: z.array(z.object({ name: z.string(), shape: z.array(z.int()), offset: z.int() })),
})

export interface Model {
  header: z.infer<typeof headerSchema>
  word_rows: ReadonlyMap<string, number>
  rows: Int8Array
  row_scales: Float32Array
  /** What a row is moved by where a line is read: four directions a byte, and how far. */
  line_moves: Uint8Array
  line_scales: Float32Array
}

/** Of the numbers that one byte of `line_moves` holds, two bits each: 0 is back, 1 nothing, 2 forward. */
export const MOVES_A_BYTE = 4

/** Reads the trained rows that lie beside this file, and what was learnt of lines since. */
export function loadModel(): Model {
  const header = headerSchema.parse(JSON.parse(readFileSync(new URL('encoder.json', import.meta.url), 'utf8')))
  const file = readFileSync(new URL('encoder.bin', import.meta.url))
  if (file.byteLength !== header.bytes) throw new Error('encoder.bin and encoder.json do not belong together')
  const block = (name: string) => {
    const found = header.blocks.find((candidate) => candidate.name === name)
    if (!found) throw new Error(`encoder.json lacks the block ${name}`)
    return { start: file.byteOffset + found.offset, count: found.shape.reduce((product, size) => product * size, 1) }
  }
  const scales = block('E.scale')
  const rows = block('E')
  const lines = readFileSync(new URL('lines.bin', import.meta.url))
  const scale_bytes = scales.count * Float32Array.BYTES_PER_ELEMENT
  if (lines.byteLength !== scale_bytes + rows.count / MOVES_A_BYTE)
    throw new Error('lines.bin and encoder.json do not belong together')
  return {
    header,
    word_rows: new Map(header.words.map((word, row) => [word, row])),
    rows: new Int8Array(file.buffer, rows.start, rows.count),
    row_scales: new Float32Array(file.buffer, scales.start, scales.count),
    line_scales: new Float32Array(lines.buffer, lines.byteOffset, scales.count),
    line_moves: new Uint8Array(lines.buffer, lines.byteOffset + scale_bytes, rows.count / MOVES_A_BYTE),
  }
}
