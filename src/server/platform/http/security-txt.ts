import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/context.ts'
import { addDays } from '#shared/core/time.ts'

const PATH = '/.well-known/security.txt'
const VALID_DAYS = 180

/** Where to write about a hole, as RFC 9116 has it. */
export function installSecurityTxt(app: FastifyInstance, { config, now }: Pick<Deps, 'config' | 'now'>): void {
  const address = /<([^>]+)>/.exec(config.mail.from)?.[1] ?? config.mail.from
  app.get(PATH, (_request, reply) => {
    const lines = [
      `Contact: mailto:${address}`,
      `Expires: ${addDays(now(), VALID_DAYS).toISOString()}`,
      'Preferred-Languages: es, en',
      `Canonical: ${config.public_url}${PATH}`,
      '',
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(lines.join('\n'))
  })
}
