import { createApp } from '#server/app.ts'
import type { Deps } from '#server/context.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { type HeldTransaction, holdTransaction } from '#tests/support/postgres/held-transaction.ts'
import { createWorld, type World } from './world.ts'

export interface HeldWorld {
  app: TestApp
  world: World
  transaction: HeldTransaction
  close: () => Promise<void>
}

/** The world in one open transaction, so that every case starts from the same rows and is undone afterwards. */
export async function holdWorld(change: (deps: Deps) => Deps = (deps) => deps): Promise<HeldWorld> {
  const whole = await createTestApp({ env: { WEB_PUSH: '1' } })
  const transaction = await holdTransaction(whole.database_url)
  const deps = change({ ...whole.deps, db: transaction.db })
  const app = { ...whole, ...(await createApp(deps)), deps }
  const close = async () => {
    await transaction.close()
    await whole.close()
  }
  return { app, transaction, close, world: await createWorld(app) }
}

let network = 0
/** An address that nobody has knocked from. */
export function unusedIp(): string {
  network += 1
  return `203.0.${Math.floor(network / 250)}.${network % 250}`
}
