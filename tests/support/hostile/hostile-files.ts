import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { randomFor } from '../chance/random.ts'
import { pngBytes } from '../pictures.ts'

export interface HostileFile {
  name: string
  bytes: Buffer
}

const random = randomFor('hostile files')

const SCRIPT = '<script>alert(1)</script>'
const text = (content: string) => Buffer.from(content, 'latin1')
const JPEG_START = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex')

function pngChunk(type: string, data: Buffer, sum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(sum ?? crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Black and white, so that an enormous picture is a small file. */
function oneBitPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 1 })
  return Buffer.concat([
    PNG_START,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Replaces the width and height that a JPEG declares. */
function withJpegSize(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from('ffc0', 'hex'))
  copy.writeUInt16BE(side, frame + 5)
  copy.writeUInt16BE(side, frame + 7)
  return copy
}

const canvas = (width: number, height: number, frames = 1) =>
  sharp(random.bytes(width * height * 3), {
    raw: { width, height, channels: 3, ...(frames > 1 && { pageHeight: height / frames }) },
  })

const laughs = `<!DOCTYPE svg [<!ENTITY a "ja">${['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefgh'[i]};`.repeat(10)}">`)
  .join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><text>&i;</text></svg>`

const written: [name: string, content: string][] = [
  [
    'vector with a script.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" onload="alert(1)">${SCRIPT}</svg>`,
  ],
  ['vector that laughs.svg', laughs],
  [
    'vector that reads files.svg',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg width="400" height="400"><text>&x;</text></svg>',
  ],
  ['vector that calls home.svg', '<svg width="400" height="400"><image href="http://127.0.0.1:1/x"/></svg>'],
  ['page.jpg', `<!doctype html><html>${SCRIPT}</html>`],
  ['page behind a byte order mark.png', `\u00ef\u00bb\u00bf<html>${SCRIPT}</html>`],
  ['script.jpg', 'alert(document.domain)//'],
  ['server script.jpg.php', '<?php system($_GET["c"]); ?>'],
  ['shell script.png', '#!/bin/sh\nrm -rf /\n'],
  ['data.json.jpg', '{"a":1}'],
  ['document.pdf.jpg', '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'],
  ['document and archive.jpg', '%PDF-1.7\nPK\u0003\u0004%%EOF'],
  ['archive.png', 'PK\u0003\u0004\u0014\u0000\u0000\u0000\u0000\u0000'],
  ['scanner test.jpg', 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'],
  ['program.jpg', 'MZ\u0090\u0000\u0003\u0000\u0000\u0000'],
  ['other program.jpg', '\u007fELF\u0002\u0001\u0001\u0000'],
  ['GIF and script.gif', 'GIF89a/*\u0000\u0000\u0000\u0000*/=1;alert(1);'],
  ['portable pixels.jpg', `P6 400 400 255\n${'a'.repeat(480_000)}`],
  ['radiance.jpg', '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 400 +X 400\n'],
  ['stars.jpg', `SIMPLE  =                    T${' '.repeat(3000)}`],
  ['layers.jpg', '8BPS\u0000\u0001\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0003'],
  ['bitmap.jpg', 'BM\u0036\u0000\u000c\u0000\u0000\u0000\u0000\u0000\u0036\u0000\u0000\u0000\u0028\u0000\u0000\u0000'],
  ['icon.jpg', '\u0000\u0000\u0001\u0000\u0001\u0000\u0010\u0010\u0000\u0000\u0001\u0000\u0020\u0000'],
  ['film.webp', 'RIFF\u0024\u0000\u0000\u0000AVI LIST'],
  ['sound.webp', 'RIFF\u0024\u0000\u0000\u0000WAVEfmt '],
  ['one byte.jpg', '\u00ff'],
  ['nothing.jpg', ''],
]

/** Files that must be refused, made here: nothing hostile lies in the repository. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await canvas(400, 400).jpeg().toBuffer()
  const png = await canvas(400, 400).png().toBuffer()
  const webp = await canvas(400, 400).webp().toBuffer()
  const animated = canvas(300, 900, 3)
  return [
    ...written.map(([name, content]) => ({ name, bytes: text(content) })),
    { name: 'page behind the mark of a JPEG.jpg', bytes: Buffer.concat([JPEG_START, text(`<html>${SCRIPT}</html>`)]) },
    { name: 'page behind the mark of a PNG.png', bytes: Buffer.concat([PNG_START, text(`<html>${SCRIPT}</html>`)]) },
    { name: 'compressed vector.svgz', bytes: gzipSync(laughs) },
    { name: 'still GIF.gif', bytes: await canvas(400, 400).gif().toBuffer() },
    { name: 'moving GIF.gif', bytes: await animated.clone().gif().toBuffer() },
    { name: 'moving WebP.webp', bytes: await animated.clone().webp().toBuffer() },
    { name: 'scan.tiff', bytes: await canvas(400, 400).tiff().toBuffer() },
    { name: 'modern.avif', bytes: await canvas(400, 400).avif({ effort: 0 }).toBuffer() },
    { name: 'half a JPEG.jpg', bytes: jpeg.subarray(0, jpeg.length / 2) },
    { name: 'head of a JPEG.jpg', bytes: jpeg.subarray(0, 300) },
    { name: 'half a PNG.png', bytes: png.subarray(0, png.length / 2) },
    { name: 'head of a PNG.png', bytes: png.subarray(0, 40) },
    { name: 'half a WebP.webp', bytes: webp.subarray(0, webp.length / 2) },
    { name: 'PNG of 50,000 × 50,000.png', bytes: pngBytes(10, 10, { width: 50_000, height: 50_000 }) },
    { name: 'PNG of two thousand million.png', bytes: pngBytes(10, 10, { width: 2 ** 31 - 1, height: 1 }) },
    { name: 'PNG of nothing.png', bytes: pngBytes(10, 10, { width: 0, height: 0 }) },
    { name: 'PNG of 14,000 × 14,000.png', bytes: oneBitPng(14_000) },
    { name: 'PNG just over forty million.png', bytes: oneBitPng(6330) },
    { name: 'PNG with a false sum.png', bytes: Buffer.concat([PNG_START, pngChunk('IHDR', Buffer.alloc(13), 1)]) },
    { name: 'JPEG of 65,500 × 65,500.jpg', bytes: withJpegSize(jpeg, 65_500) },
    { name: 'random.jpg', bytes: random.bytes(20_000) },
    { name: 'zeros.jpg', bytes: Buffer.alloc(20_000) },
    { name: 'small.png', bytes: pngBytes(10, 10) },
    {
      name: 'five megabytes and a byte.png',
      bytes: Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 + 1 - png.length)]),
    },
    { name: 'fifty megabytes.png', bytes: Buffer.concat([png, Buffer.alloc(50 * 1024 * 1024)]) },
  ]
}

/** True pictures that carry something else besides; they may be taken, but only the picture may come out. */
export async function pictureWithPassengers(passenger: string): Promise<HostileFile[]> {
  const jpeg = await canvas(400, 400).jpeg().toBuffer()
  const comment = Buffer.alloc(4)
  comment.writeUInt16BE(0xfffe, 0)
  comment.writeUInt16BE(passenger.length + 2, 2)
  const png = pngBytes(400, 400)
  const note = pngChunk('tEXt', Buffer.from(`Comment\0${passenger}`))
  return [
    {
      name: 'JPEG with a comment.jpg',
      bytes: Buffer.concat([jpeg.subarray(0, 2), comment, text(passenger), jpeg.subarray(2)]),
    },
    { name: 'JPEG with a tail.jpg.php', bytes: Buffer.concat([jpeg, text(passenger)]) },
    { name: 'JPEG with an archive.zip', bytes: Buffer.concat([jpeg, text(`PK\u0003\u0004${passenger}`)]) },
    { name: 'PNG with a note.png', bytes: Buffer.concat([png.subarray(0, 33), note, png.subarray(33)]) },
    { name: 'PNG with a tail.html', bytes: Buffer.concat([png, text(passenger)]) },
  ]
}
