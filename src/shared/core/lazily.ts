/** Made when it is first asked for: a file of formats would hold the first screen up for some that it never uses. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
