import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { FIND_MAX } from '#shared/core/limits.ts'
import { FIND_MIN, findAnything } from '#shared/overview/find.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'
import { keys } from './keys.ts'

export type Found = z.output<typeof findAnything.answer>['items'][number]

const PAUSE = 200

/** What a person may open by these words, asked once they stop typing; nothing while there is no session. */
export function useFound(typed: string): { items: readonly Found[]; busy: boolean } {
  const wanted = typed.trim().slice(0, FIND_MAX)
  const [q, setQ] = useState(wanted)
  const has_token = useSession((session) => session.token !== null)
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted])
  const enabled = has_token && q.length >= FIND_MIN && wanted.length >= FIND_MIN
  const { data, isFetching } = useQuery({
    queryKey: keys.overview.find(q),
    enabled,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(findAnything, { query: { q }, signal }),
  })
  return {
    items: enabled && data ? data.items : [],
    busy: has_token && wanted.length >= FIND_MIN && (q !== wanted || isFetching),
  }
}
