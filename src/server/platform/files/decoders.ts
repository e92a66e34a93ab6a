import type Sharp from 'sharp'

let loaded: Promise<typeof Sharp> | undefined

/** Comes with the first picture: a server that has seen none need not hold it. The only way to it in the server's own process. */
export function pictureDecoders(): Promise<typeof Sharp> {
  loaded ??= loadDecoders()
  return loaded
}

async function loadDecoders(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // A stranger's bytes reach three decoders only, and none of those for drawings, documents or films.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
