import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const WORTH_IT_BYTES = 1400
const gzipAsync = promisify(gzip)

/** Gzips an answer that does not fit in one packet; built files are compressed once, when they are built. */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string,
): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding')
  const accepts = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:\D|$))/.test(String(request.headers['accept-encoding'] ?? ''))
  if (!accepts || payload.length < WORTH_IT_BYTES) return payload
  reply.header('content-encoding', 'gzip')
  return gzipAsync(payload)
}
