import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CvDesign } from '#shared/cvs/cv-document.ts'

type FontName = CvDesign['font']

interface Fonts {
  files: Buffer[]
  /** The characters that each family can draw; all its styles draw the same ones. */
  characters: Record<FontName, ReadonlySet<number>>
}

const { resolve } = createRequire(import.meta.url)
const read = (file: string) => readFileSync(resolve(`@expo-google-fonts/${file}.ttf`))
const sans = (style: string) => read(`source-sans-3/${style}/SourceSans3_${style}`)
const serif = (style: string) => read(`source-serif-4/${style}/SourceSerif4_${style}`)
const OTHER_STYLES = ['400Regular_Italic', '600SemiBold', '700Bold']

/** Every font that the templates use; those of the machine are never asked. */
export function readFonts(): Fonts {
  const regular = { SANS: sans('400Regular'), SERIF: serif('400Regular') }
  return {
    files: [...Object.values(regular), ...OTHER_STYLES.flatMap((style) => [sans(style), serif(style)])],
    characters: { SANS: charactersOf(regular.SANS), SERIF: charactersOf(regular.SERIF) },
  }
}

const TABLE_RECORD = 16
const SEGMENTED_COVERAGE = 12

/** The characters that a font can draw: the code points of its `cmap` table, which in our fonts has format 12. */
function charactersOf(font: Buffer): Set<number> {
  const cmap = tableOffset(font, 'cmap')
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, i) => cmap + font.readUInt32BE(cmap + 8 + i * 8),
  )
  const table = subtables.find((offset) => font.readUInt16BE(offset) === SEGMENTED_COVERAGE)
  if (table === undefined) throw new Error('The font has no map of characters in format 12.')
  const found = new Set<number>()
  for (let i = 0; i < font.readUInt32BE(table + 12); i += 1) {
    const group = table + 16 + i * 12
    for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code += 1) found.add(code)
  }
  return found
}

function tableOffset(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const record = 12 + i * TABLE_RECORD
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`The font has no table «${tag}».`)
}
