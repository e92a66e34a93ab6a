const ADDRESS = /[^\s<>,;"'()]+@[^\s<>,;"'()]+/g

/** Chips as people paste them («Ana <ana@acme.com>», several in one line) become plain addresses without doubles. */
export function readAddresses(chips: readonly string[]): string[] {
  const found = chips.flatMap((chip) => chip.match(ADDRESS) ?? [chip.trim()])
  return [...new Set(found.map((address) => address.toLowerCase()))]
}
