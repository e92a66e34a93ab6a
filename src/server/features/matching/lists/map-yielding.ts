const AT_ONCE = 50

/** Work on many, without what comes to nothing; requests of others get their turn now and then. */
export async function mapYielding<T, R>(all: readonly T[], work: (one: T) => R | null): Promise<R[]> {
  const done: R[] = []
  for (const [at, one] of all.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
    const result = work(one)
    if (result !== null) done.push(result)
  }
  return done
}
