import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FairQueue } from '#server/platform/processes/fair-queue.ts'
import { UNREAD_PATIENCE_MS } from './upload.ts'

/** Reading and checking a body of this size takes milliseconds in which nobody else is served. */
const HEAVY_BYTES = 64 * 1024

/** Two of one sender, a few of all: between them everybody else has a turn. */
const places = new FairQueue({ at_once: 4, at_once_per_person: 2, waiting: 200, patience_ms: UNREAD_PATIENCE_MS })

/** Resolves once the body may be read; the place is kept until the answer is sent. */
function aPlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const person = request.headers.authorization ?? request.ip
  return new Promise((resolve, reject) => {
    const work = () =>
      new Promise<void>((end) => {
        reply.raw.once('finish', end).once('close', end)
        resolve()
      })
    places.run({ person }, work).catch(reject)
  })
}

/** Keeps a volley of long texts from blocking everybody: they wait unread in their connections. Files have their own way. */
export function installHeavyBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const isHeavy = Number(request.headers['content-length'] ?? 0) > HEAVY_BYTES && !request.isMultipart()
    if (!isHeavy) return done(null, payload)
    aPlace(request, reply).then(() => done(null, payload), done)
  })
}
