import type { Turn } from '#server/platform/processes/fair-queue.ts'
import { drawing } from '../render/drawing-pools.ts'

/** What stands on the picture that messengers show beside a link; what is empty is left out. */
export interface ShareCard {
  /** Small, over the title. */
  over: string
  title: string
  /** Under it. */
  line: string
  /** Large, at the foot. */
  figure: string
}

/** 1200 × 630, as the networks ask for; the same words give the same bytes. */
export const renderCard = (turn: Turn, card: ShareCard): Promise<Uint8Array> =>
  drawing.run(turn, 'card', async () => card)
