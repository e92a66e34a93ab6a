import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ENCODER_VERSION } from './encoder-version.ts'

const headerSchema = z.object({
  format: z.literal('skillo-encoder-v1'),
  kind: z.literal('static'),
  version: z.literal(ENCODER_VERSION),
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
}

/** Reads the trained rows that lie beside this file. */
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
  return {
    header,
    word_rows: new Map(header.words.map((word, row) => [word, row])),
    rows: new Int8Array(file.buffer, rows.start, rows.count),
    row_scales: new Float32Array(file.buffer, scales.start, scales.count),
  }
}
