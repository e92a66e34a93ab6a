import sharp from 'sharp'

export interface Picture {
  svg: string
  width: number
  /** Cut at the bottom; the whole page without it. */
  height?: number
  format: 'webp' | 'jpeg'
}

/** Wide enough for every picture that is asked for. */
const DENSITY = 160

export async function toPixels({ svg, width, height, format }: Picture): Promise<Uint8Array> {
  const page = sharp(Buffer.from(svg), { density: DENSITY })
  const sized = page.resize({ width, ...(height && { height, fit: 'cover', position: 'top' }) })
  return new Uint8Array(await sized.flatten({ background: '#ffffff' }).toFormat(format, { quality: 82 }).toBuffer())
}
