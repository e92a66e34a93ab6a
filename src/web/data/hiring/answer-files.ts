import { useIsMutating, useMutation } from '@tanstack/react-query'
import { type AnswerFile, bringAnswerFile, getAnswerFile, removeAnswerFile } from '#shared/hiring/answer-files.ts'
import type { ApplyContext } from '#shared/hiring/applying.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'
import { queryClient } from '../query-client.ts'

interface Question {
  vacancy_id: string
  question_id: string
}

/** The open apply screen, and one that is opened again meanwhile, read it from here. */
function put({ vacancy_id, question_id }: Question, file: AnswerFile | null): void {
  queryClient.setQueryData<ApplyContext>(
    keys.applications.apply(vacancy_id),
    (now) =>
      now && {
        ...now,
        questions: now.questions.map((question) => (question.id === question_id ? { ...question, file } : question)),
      },
  )
  queryClient.invalidateQueries({ queryKey: keys.applications.lists() })
}

const bringing = (vacancy_id: string) => ['answer-file', vacancy_id]

export function useBringAnswer(question: Question) {
  return useMutation({
    mutationKey: bringing(question.vacancy_id),
    mutationFn: (file: File) => call(bringAnswerFile, { params: { ...question }, file }),
    onSuccess: (file) => put(question, file),
  })
}

export function useRemoveAnswer(question: Question) {
  return useMutation({
    mutationFn: () => call(removeAnswerFile, { params: { ...question } }),
    onSuccess: () => put(question, null),
    // Another tab may have been quicker.
    onError: () => queryClient.invalidateQueries({ queryKey: keys.applications.apply(question.vacancy_id) }),
  })
}

/** Whether some answer to this vacancy is still on its way. */
export const useIsBringing = (vacancy_id: string): boolean => useIsMutating({ mutationKey: bringing(vacancy_id) }) > 0

export function useAnswerFile(id: string) {
  return useMutation({ mutationFn: (file_id: string) => call(getAnswerFile, { params: { id, file_id } }) })
}
