import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const PIECE = 256 * 1024

export interface Archive {
  /** Rows are packed one after the other, so that many of them never stop the process for long. */
  addRows: (name: string, rows: readonly unknown[]) => Promise<void>
  addFile: (name: string, content: Uint8Array) => Promise<void>
  close: () => Promise<Buffer>
}

/** A ZIP that is made piece by piece and lets others work in between. */
export function openArchive(): Archive {
  const chunks: Uint8Array[] = []
  const whole = Promise.withResolvers<void>()
  const zip = new Zip((error, chunk, isLast) => {
    if (error) whole.reject(error)
    else chunks.push(chunk)
    if (isLast) whole.resolve()
  })

  async function add(entry: ZipDeflate | ZipPassThrough, pieces: Iterable<Uint8Array>): Promise<void> {
    zip.add(entry)
    for (const piece of pieces) {
      entry.push(piece)
      await setImmediate()
    }
    entry.push(new Uint8Array(), true)
  }

  return {
    addRows: (name, rows) => add(new ZipDeflate(name, { level: 6 }), jsonPieces(rows)),
    // Drawings and pictures are packed already.
    addFile: (name, content) => add(new ZipPassThrough(name), cut(content)),
    close: async () => {
      zip.end()
      await whole.promise
      return Buffer.concat(chunks)
    },
  }
}

function* jsonPieces(rows: readonly unknown[]): Generator<Uint8Array> {
  for (const [index, row] of rows.entries())
    yield* cut(Buffer.from(`${index === 0 ? '[\n' : ',\n'}${JSON.stringify(row, null, 2)}`, 'utf8'))
  yield Buffer.from(rows.length === 0 ? '[]\n' : '\n]\n', 'utf8')
}

function* cut(content: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < content.length; start += PIECE) yield content.subarray(start, start + PIECE)
}
