import { proposeFromLines } from './parse/propose-from-lines.ts'
import { pastedLines } from './reading/file-lines.ts'
import { openFile, type ReadCv } from './reading/read-file.ts'

/** What the rules read without the model. */
export async function readFile(file: Uint8Array): Promise<ReadCv> {
  const opened = await openFile(file)
  if ('read' in opened) return opened.read
  const { source, text, from_linkedin } = opened.lines
  return { source, proposal: proposeFromLines(text, { from_linkedin }) }
}

export const readPastedText = (text: string): ReadCv => {
  const { source, text: read, from_linkedin } = pastedLines(text)
  return { source, proposal: proposeFromLines(read, { from_linkedin }) }
}
