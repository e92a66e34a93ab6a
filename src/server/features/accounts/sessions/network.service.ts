import type { Deps } from '#server/context.ts'
import { ipPrefix } from '#server/platform/limits/limits.service.ts'
import { sign } from '#server/platform/secrets.ts'

/** The same for one household or office, and nobody can tell from it where that is. */
export const networkMark = ({ config }: Pick<Deps, 'config'>, ip: string): Buffer =>
  sign(config.secret_key, 'session-network', ipPrefix(ip)).subarray(0, 16)
