import type { Deps } from '#server/context.ts'
import { ipPrefix } from '#server/platform/limits/limits.service.ts'
import { sign } from '#server/platform/secrets.ts'

/** What is kept and shown of an address: the first half or so, which hundreds share. */
export function shownNetwork(ip: string): string {
  const prefix = ipPrefix(ip)
  if (!prefix.includes(':')) return prefix.replace(/\.\d+$/, '.0/24')
  return `${prefix.split(':').slice(0, 3).join(':')}::/48`
}

/** The same for one household or office, and nobody can tell from it where that is. */
export const networkMark = ({ config }: Pick<Deps, 'config'>, ip: string): Buffer =>
  sign(config.secret_key, 'session-network', ipPrefix(ip)).subarray(0, 16)
