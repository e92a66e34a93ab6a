import type { Turn } from '#server/platform/processes/fair-queue.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import { filing } from '../child/drawing-pools.ts'
import type { Picture } from '../child/picture.ts'
import { type RenderExtras, renderPages } from '../render/render.ts'

/** The first page of a CV in pixels. */
export async function firstPage(
  turn: Turn,
  content: CvContent,
  extras: RenderExtras,
  size: Omit<Picture, 'svg'>,
): Promise<Uint8Array> {
  const { pages } = await renderPages(turn, content, extras)
  return filing.run(turn, 'picture', async () => ({ svg: pages[0] ?? '', ...size }))
}
