import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'
import { ImportFailure } from './failure.ts'

const MB = 1024 * 1024
const MOST_ENTRIES = 200
const HIGHEST_RATIO = 100
/** Small files may be well packed; a ratio says something only beyond this. */
const RATIO_COUNTS_FROM = 1 * MB
/** One step of unpacking makes at most about a thousand times as many bytes. */
const STEP = 16 * 1024

export const DOCX_UNPACKED = 50 * MB
export const ZIP_UNPACKED = 100 * MB

/**
 * The files of an archive whose names `wanted` picks. Everything is counted as it comes out, whatever the archive says
 * of itself, and nothing more is unpacked once a limit is passed.
 */
export function unpack(
  archive: Uint8Array,
  wanted: (name: string) => boolean,
  most_bytes: number,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array[]>()
  let entries = 0
  let produced = 0
  // fflate catches what is thrown while it unpacks, so the first reason is kept.
  let refusal: ImportFailure | null = null
  const refuse = (code: 'file_too_large' | 'import_corrupt'): never => {
    refusal ??= new ImportFailure(code)
    throw refusal
  }
  const unzip = new Unzip((file) => {
    if (++entries > MOST_ENTRIES) refuse('file_too_large')
    const chunks: Uint8Array[] | null = wanted(file.name) && !files.has(file.name) ? [] : null
    if (chunks) files.set(file.name, chunks)
    file.ondata = (error, chunk) => {
      if (error) return refuse('import_corrupt')
      produced += chunk.length
      const packed_well = produced > RATIO_COUNTS_FROM && produced / archive.length > HIGHEST_RATIO
      if (produced > most_bytes || packed_well) refuse('file_too_large')
      chunks?.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  unzip.register(UnzipPassThrough)
  try {
    for (let at = 0; at < archive.length; at += STEP) {
      unzip.push(archive.subarray(at, at + STEP), at + STEP >= archive.length)
    }
  } catch {
    throw refusal ?? new ImportFailure('import_corrupt')
  }
  return new Map([...files].map(([name, chunks]) => [name, joinedBytes(chunks)]))
}

function joinedBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** The names in an archive, to know what it is; a few thousand bytes are enough for the first ones. */
export function firstNames(archive: Uint8Array): string[] {
  const names: string[] = []
  const unzip = new Unzip((file) => {
    names.push(file.name)
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < archive.length && names.length < MOST_ENTRIES; at += STEP)
      unzip.push(archive.subarray(at, at + STEP))
  } catch {
    return names
  }
  return names
}
