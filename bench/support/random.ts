/** The same numbers in every run, so that runs can be compared. */
export function seededRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  function oneOf<T>(list: readonly T[]): T {
    const found = list[whole(list.length)]
    if (found === undefined) throw new Error('the list is empty')
    return found
  }
  const some = <T>(list: readonly T[], most: number): T[] => {
    const rest = [...list]
    return Array.from({ length: Math.min(most, rest.length) }, () => rest.splice(whole(rest.length), 1)).flat()
  }
  return { next, whole, oneOf, some }
}
