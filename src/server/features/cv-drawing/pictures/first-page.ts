import type { Turn } from '#server/platform/processes/fair-queue.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import { filing } from '../render/drawing-pools.ts'
import { type RenderExtras, renderPages } from '../render/render.ts'
import type { Picture } from './picture.ts'

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
