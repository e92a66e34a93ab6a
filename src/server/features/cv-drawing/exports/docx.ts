import type { Turn } from '#server/platform/processes/fair-queue.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import { filing } from '../child/drawing-pools.ts'
import { outlineOf } from '../outline/outline.ts'
import { printable, type RenderExtras } from '../render/render.ts'

/** The CV as a Word document that people go on editing: real headings, lists and links. */
export async function toDocx(turn: Turn, content: CvContent, extras: RenderExtras): Promise<Uint8Array> {
  const { design, language } = content
  return filing.run(turn, 'docx', async () => {
    const photo = extras.photo && design.show_photo ? await printable(extras.photo) : null
    return { outline: outlineOf(content, extras), design, language, photo }
  })
}
