import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPreparation, type Preparation, saveStory } from '#shared/hiring/preparation.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'
import { KEPT } from '../offline/kept-queries.ts'

/** «Prepárate» for the interviews of one own application; it also opens without a network, on the way there. */
export function usePreparation(id: string) {
  return useQuery({
    queryKey: keys.applications.preparation(id),
    meta: KEPT,
    queryFn: ({ signal }) => call(getPreparation, { params: { id }, signal }),
    // The team may have named others meanwhile.
    staleTime: 0,
  })
}

interface Story {
  line_id: string
  story: string | null
}

export function useSaveStory(id: string, line_id: string) {
  const client = useQueryClient()
  return useMutation({
    // One after the other: the last one typed is the last one kept.
    scope: { id: `story:${id}:${line_id}` },
    mutationFn: ({ story }: Pick<Story, 'story'>) => call(saveStory, { params: { id, line_id }, body: { story } }),
    onSuccess: (_, { story }) =>
      client.setQueryData<Preparation>(
        keys.applications.preparation(id),
        (known) => known && withStory(known, { line_id, story }),
      ),
  })
}

const withStory = (known: Preparation, { line_id, story }: Story): Preparation => ({
  ...known,
  questions: known.questions.map((one) => (one.line_id === line_id ? { ...one, story } : one)),
})
