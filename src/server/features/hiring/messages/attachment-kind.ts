interface Kind {
  type: string
  extension: string
}

const PDF_WITHIN = 1024
const latin = new TextDecoder('latin1')

/** What an attachment is by its content, whatever its name says; undefined for anything else than the four kinds. */
export function attachmentKind(content: Uint8Array): Kind | undefined {
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
