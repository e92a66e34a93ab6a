import { unzipSync } from 'fflate'
import { AppError } from '#shared/core/errors.ts'

interface Kind {
  type: string
  extension: string
}

const PDF_WITHIN = 1024
const TYPES_MAX_BYTES = 1_000_000
const latin = new TextDecoder('latin1')

/** What an attachment is by its content, whatever its name says; undefined for anything else than the four kinds. */
function attachmentKind(content: Uint8Array): Kind | undefined {
  const start = latin.decode(content.subarray(0, PDF_WITHIN))
  if (start.startsWith('%PDF-')) return { type: 'application/pdf', extension: 'pdf' }
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return { type: 'image/png', extension: 'png' }
  if (start.startsWith('\u00ff\u00d8\u00ff')) return { type: 'image/jpeg', extension: 'jpg' }
  const isArchive = start.startsWith('PK\u0003\u0004')
  if (isArchive && /\[Content_Types\]\.xml|word\//.test(start))
    return {
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      extension: 'docx',
    }
  return undefined
}

const NAME_MAX = 100

/** A label to show: no path, nothing that turns the text around, and the ending of what it is. */
function labelOf(name: string, extension: string): string {
  const plain = name
    .split(/[/\\]/)
    .at(-1)
    ?.normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .trim()
    .slice(0, NAME_MAX)
  return `${plain || 'archivo'}.${extension}`
}

const MACROS = 'Este documento lleva macros. Guárdalo como .docx sin macros o como PDF y vuelve a adjuntarlo.'

/** Programs, objects of other programs and forms that run code: by what an archive names inside, whatever it is called. */
const ACTIVE =
  /vbaProject\.bin|vbaData\.xml|macroEnabled|word\/activeX\/|word\/embeddings\/[^\0]{1,80}\.(?:bin|exe|js|vbs)/i

const runsCode = (content: Uint8Array): boolean => ACTIVE.test(latin.decode(content)) || ACTIVE.test(typesIn(content))

/** Which parts a document declares; empty when it cannot be read. */
function typesIn(content: Uint8Array): string {
  try {
    const parts = unzipSync(content, {
      filter: ({ name, originalSize }) => name === '[Content_Types].xml' && originalSize < TYPES_MAX_BYTES,
    })
    return latin.decode(parts['[Content_Types].xml'] ?? new Uint8Array())
  } catch {
    return ''
  }
}

const REFUSED = 'Adjunta un PDF, un DOCX o una imagen PNG o JPG.'

/** What was brought, known by its content, and the name under which it is shown; anything else is refused. */
export function attachmentOf(content: Uint8Array, fileName: string): { name: string; type: string } {
  const kind = attachmentKind(content)
  if (!kind) throw new AppError('file_type', REFUSED)
  if (kind.extension === 'docx' && runsCode(content)) throw new AppError('file_type', MACROS)
  return { name: labelOf(fileName, kind.extension), type: kind.type }
}

export const UNSEEN = 'Podrás abrir este archivo cuando se muestre la identidad: puede llevar su nombre.'

/** What a person called their own file may be their name. */
export const unnamed = <F extends { name: string }>(file: F): F => ({
  ...file,
  name: `archivo${/\.[a-z0-9]{1,5}$/.exec(file.name)?.[0] ?? ''}`,
})
