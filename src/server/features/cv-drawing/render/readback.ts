import type { Turn } from '#server/platform/processes/fair-queue.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { CvReadback } from '#shared/cvs/cvs.ts'
import { filing } from '../child/drawing-pools.ts'
import { EVERYTHING, outlineOf } from '../outline/outline.ts'
import { fieldsInOrder } from './fields.ts'
import { ReadText } from './find-text.ts'

/** «Lo que leen las máquinas»: the text of a finished PDF, compared with every field that should be in it. */
export async function readBack(turn: Turn, content: CvContent, pdf: Uint8Array): Promise<CvReadback> {
  const pages = await filing.run(turn, 'read', async () => pdf)
  const text = new ReadText(pages.join('\n'))
  let place = 0
  let in_order = true
  const items = fieldsInOrder(outlineOf(content, EVERYTHING), content).map((field) => {
    const next = text.find(field.value, place)
    if (next >= 0) {
      place = next
      return { ...field, read: true }
    }
    const read = text.find(field.value, 0) >= 0
    if (read) in_order = false
    return { ...field, read }
  })
  return { pages: pages.length, items, in_order, text: pages.join('\n\n') }
}
