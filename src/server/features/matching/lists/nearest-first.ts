/** Of those that share most, so many times the short list are looked at before all of them are. */
const TIMES = 8

interface Found {
  looked_at: number
}

/** Most of those that share most are wanted; only where few are, everything that shares anything is looked at. */
export async function nearestFirst<T extends Found>(
  limit: number,
  find: (among: number | 'all') => Promise<T[]>,
): Promise<T[]> {
  const among = limit * TIMES
  const found = await find(among)
  const were_all = found.some(({ looked_at }) => looked_at < among)
  return found.length >= limit || were_all ? found : find('all')
}
