import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const WORTH_IT_BYTES = 1400
/** Half the time of the usual 6 for a twentieth more bytes: an answer is made for one person and sent once. */
const LEVEL = 3
const gzipAsync = promisify(gzip)

/** Whether this request takes gzip; the answer then depends on it, which caches must know. */
export function takesGzip(request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'accept-encoding')
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:\D|$))/.test(String(request.headers['accept-encoding'] ?? ''))
}

/** Gzips an answer that does not fit in one packet; built files are compressed once, when they are built. */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string,
): Promise<string | Buffer> {
  if (!takesGzip(request, reply) || payload.length < WORTH_IT_BYTES) return payload
  reply.header('content-encoding', 'gzip')
  return gzipAsync(payload, { level: LEVEL })
}
