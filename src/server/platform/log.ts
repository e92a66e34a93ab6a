import type { FastifyBaseLogger } from 'fastify'
import pino, { type DestinationStream } from 'pino'
import type { Config } from '#server/config.ts'
import { describeError } from './http/errors.ts'

/**
 * JSON lines without the host's name; what goes in is chosen line by line, and never holds personal data: of a failure
 * neither its message nor the query with its values.
 */
export function createLog(
  config: Pick<Config, 'log_level'>,
  to: DestinationStream = pino.destination(1),
): FastifyBaseLogger {
  return pino(
    {
      level: config.log_level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { req: () => undefined, res: () => undefined, err: describeError },
    },
    to,
  )
}
