/** What a child can do: by name, what it takes and what it gives back. */
export type Work<W> = { [K in keyof W]: { takes: unknown; gives: unknown } }

type Workers<W extends Work<W>> = { [K in keyof W]: (input: W[K]['takes']) => W[K]['gives'] | Promise<W[K]['gives']> }

interface Message<W extends Work<W>, K extends keyof W> {
  kind: K
  input: W[K]['takes']
}

/** What a child says once it has loaded what it needs. */
const READY = 'ready'

/** The other end of a `ChildPool`: answers each message with a result or with what went wrong. */
export function answerMessages<W extends Work<W>>(workers: Workers<W>): void {
  process.on('message', async <K extends keyof W>({ kind, input }: Message<W, K>) => {
    try {
      process.send?.({ result: await workers[kind](input) })
    } catch (error) {
      process.send?.({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  // The parent closing the channel is the only sign that nobody waits any more.
  process.on('disconnect', () => process.exit())
  process.send?.(READY)
}
