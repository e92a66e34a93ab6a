import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one grey, whatever size is asked for; `claimed` lets the header lie about it. */
export function pngBytes(width: number, height: number, claimed: { width?: number; height?: number } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(claimed.width ?? width, 0)
  header.writeUInt32BE(claimed.height ?? height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((width + 1) * height, 0))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function aPicture(width: number, height: number): File {
  return new File([new Uint8Array(pngBytes(width, height))], 'foto.png', { type: 'image/png' })
}
