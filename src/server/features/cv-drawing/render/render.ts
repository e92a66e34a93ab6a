import sharp from 'sharp'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { Shown } from '../exports/outline.ts'
import { ChildQueue } from './child-queue.ts'
import type { Drawing, TypstWork } from './typst-child.ts'

export interface RenderExtras extends Shown {
  /** JPEG, PNG or WebP; printed only when the design asks for it. */
  photo: Uint8Array | null
}

const PHOTO_PIXELS = 480

const typst = new ChildQueue<TypstWork>(new URL('./typst-child.ts', import.meta.url))

/** The CV as a PDF; the same content gives the same bytes. */
export async function renderPdf(content: CvContent, extras: RenderExtras): Promise<Uint8Array> {
  return typst.run('pdf', await drawing(content, extras))
}

/** The pages of that PDF as SVG. */
export async function renderPages(content: CvContent, extras: RenderExtras): Promise<string[]> {
  return typst.run('pages', await drawing(content, extras))
}

async function drawing(content: CvContent, { photo, contact, references }: RenderExtras): Promise<Drawing> {
  const printed = photo && content.design.show_photo ? await printable(photo) : null
  return { content, shown: { contact, references }, photo: printed }
}

/** Typst reads no WebP, and a photo in a CV needs few pixels. */
export async function printable(photo: Uint8Array): Promise<Uint8Array> {
  return sharp(photo).resize(PHOTO_PIXELS, PHOTO_PIXELS, { fit: 'cover' }).jpeg({ quality: 88 }).toBuffer()
}
