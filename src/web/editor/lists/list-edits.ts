interface Item {
  id: string
}

export function patched<T extends Item>(items: readonly T[], id: string, part: Partial<T>): T[] {
  return items.map((item) => (item.id === id ? { ...item, ...part } : item))
}

export function without<T extends Item>(items: readonly T[], id: string): T[] {
  return items.filter((item) => item.id !== id)
}

export function inserted<T>(items: readonly T[], item: T, index: number): T[] {
  return items.toSpliced(index, 0, item)
}

/** The copy stands right behind its model. */
export function duplicated<T extends Item>(items: readonly T[], id: string, new_id: string): T[] {
  return items.flatMap((item) => (item.id === id ? [item, { ...item, id: new_id }] : [item]))
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

export function hiddenOrShown<T extends Item & { hidden: boolean }>(items: readonly T[], id: string): T[] {
  return items.map((item) => (item.id === id ? { ...item, hidden: !item.hidden } : item))
}
