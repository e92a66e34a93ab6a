import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import type { Config } from '#server/config.ts'

/** JSON lines without the host's name; what goes in is chosen line by line, and never holds personal data. */
export function createLog(config: Pick<Config, 'log_level'>): FastifyBaseLogger {
  return pino({
    level: config.log_level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: () => undefined, res: () => undefined },
  })
}
