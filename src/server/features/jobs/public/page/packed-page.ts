import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressed } from '#server/platform/http/compress.ts'

const pack = promisify(brotliCompress)
/** A fifth less than what is gzipped for one reader, and still some milliseconds. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:\D|$))/

/** A drawn page that is read more than once: it is compressed with the first reader who can take it. */
export interface PackedPage {
  status: number
  text: string
  packed?: Promise<Buffer>
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
  is_kept: boolean,
): Promise<FastifyReply> {
  reply.code(page.status).type('text/html; charset=utf-8')
  if (!is_kept || !TAKES_BROTLI.test(String(request.headers['accept-encoding'] ?? '')))
    return reply.send(await compressed(request, reply, page.text))
  page.packed ??= pack(page.text, QUALITY)
  return reply
    .header('vary', 'accept-encoding')
    .header('content-encoding', 'br')
    .send(await page.packed)
}
