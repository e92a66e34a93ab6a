import type { FastifyInstance } from 'fastify'

/** JSON is the only plain body; clients set its type on every request, so an empty one counts as none. */
export function installBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
