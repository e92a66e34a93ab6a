import type { Config } from '#server/config.ts'
import { noPush } from './no-push.ts'
import type { PushSender } from './push.ts'
import { createWebPush } from './web-push.ts'

export function createPush(config: Pick<Config, 'push' | 'secret_key' | 'mail'>): PushSender {
  return config.push ? createWebPush(config) : noPush
}
