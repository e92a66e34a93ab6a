import { pictureDecoders } from '#server/platform/files/decoders.ts'
import type { Turn } from '#server/platform/processes/fair-queue.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import { drawing } from '../child/drawing-pools.ts'
import type { Drawing, DrawnPages } from '../child/typst-child.ts'
import type { Shown } from '../outline/outline.ts'
import type { PlainDocument } from '../plain/plain-document.ts'
import type { ShareCard } from '../plain/share-card.ts'

export interface RenderExtras extends Shown {
  /** JPEG, PNG or WebP; printed only when the design asks for it. */
  photo: Uint8Array | null
}

const PHOTO_PIXELS = 480

/** The CV as a PDF; the same content gives the same bytes. */
export async function renderPdf(turn: Turn, content: CvContent, extras: RenderExtras): Promise<Uint8Array> {
  return drawing.run(turn, 'pdf', () => toDraw(content, extras))
}

/** The first pages of that PDF as SVG, and how many there are in all. */
export async function renderPages(turn: Turn, content: CvContent, extras: RenderExtras): Promise<DrawnPages> {
  return drawing.run(turn, 'pages', () => toDraw(content, extras))
}

async function toDraw(content: CvContent, { photo, ...shown }: RenderExtras): Promise<Drawing> {
  const printed = photo && content.design.show_photo ? await printable(photo) : null
  return { content, shown, photo: printed }
}

/** Typst reads no WebP, and a photo in a CV needs few pixels. */
export async function printable(photo: Uint8Array): Promise<Uint8Array> {
  const sharp = await pictureDecoders()
  return sharp(photo).resize(PHOTO_PIXELS, PHOTO_PIXELS, { fit: 'cover' }).jpeg({ quality: 88 }).toBuffer()
}

/** On A4 with the fonts of the CVs inside; the same document gives the same bytes. */
export const renderPlain = (turn: Turn, document: PlainDocument): Promise<Uint8Array> =>
  drawing.run(turn, 'plain', async () => document)

/** 1200 × 630, as the networks ask for; the same words give the same bytes. */
export const renderCard = (turn: Turn, card: ShareCard): Promise<Uint8Array> =>
  drawing.run(turn, 'card', async () => card)
