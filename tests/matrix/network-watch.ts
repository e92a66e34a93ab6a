import { AsyncLocalStorage } from 'node:async_hooks'
import type { Deps } from '#server/context.ts'

export interface NetworkWatch {
  deps: Deps
  /** Every call to the outside that was made while a transaction was open, e.g. `storage.put`. */
  waited: string[]
}

/** Notes what is asked of mail, SMS, storage, payments, models and receivers of webhooks while rows are locked. */
export function watchNetwork(deps: Deps): NetworkWatch {
  const open = new AsyncLocalStorage<true>()
  const waited: string[] = []
  const { db } = deps
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) => begin((tx) => open.run(true, () => work(tx)), config)
  const watched = <T extends object>(target: T, path: string): T =>
    new Proxy(target, {
      get(_, key) {
        const value: unknown = Reflect.get(target, key)
        const name = `${path}.${String(key)}`
        if (typeof value === 'function')
          return (...args: unknown[]) => {
            if (open.getStore()) waited.push(name)
            return Reflect.apply(value, target, args)
          }
        return typeof value === 'object' && value !== null ? watched(value, name) : value
      },
    })
  const { mail, sms, push, storage, payments, analyst, webhooks } = deps
  return {
    waited,
    deps: {
      ...deps,
      mail: watched(mail, 'mail'),
      sms: watched(sms, 'sms'),
      push: watched(push, 'push'),
      storage: watched(storage, 'storage'),
      payments: watched(payments, 'payments'),
      analyst: watched(analyst, 'analyst'),
      webhooks: watched(webhooks, 'webhooks'),
    },
  }
}
