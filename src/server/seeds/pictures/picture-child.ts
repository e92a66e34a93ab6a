import sharp from 'sharp'
import { answerMessages } from '#server/platform/processes/child-side.ts'

/** Draws our own drawings, which the server itself refuses to read whoever they come from. */
export type PictureWork = { draw: { takes: { svg: string }; gives: Uint8Array } }

answerMessages<PictureWork>({
  draw: ({ svg }) => sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer(),
})
