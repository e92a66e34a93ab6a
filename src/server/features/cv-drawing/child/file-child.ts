import { answerMessages } from '#server/platform/processes/child-side.ts'
import type { DocxTask } from './docx-document.ts'
import type { Picture } from './picture.ts'

export interface FileWork {
  /** The text of each page, in the order in which the file has it. */
  read: { takes: Uint8Array; gives: string[] }
  docx: { takes: DocxTask; gives: Uint8Array }
  /** A page that we drew, as pixels; the server itself opens no SVG. */
  picture: { takes: Picture; gives: Uint8Array }
}

answerMessages<FileWork>({
  read: async (pdf) => {
    const { extractText } = await import('unpdf')
    return (await extractText(pdf)).text
  },
  docx: async (task) => {
    const { writeDocx } = await import('./docx-document.ts')
    return writeDocx(task)
  },
  picture: async (wanted) => {
    const { toPixels } = await import('./picture.ts')
    return toPixels(wanted)
  },
})
