import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  exportLetter,
  getSentLetter,
  type LetterFormat,
  type letterBody,
  previewLetter,
} from '#shared/hiring/letters.ts'
import { call } from '#web/lib/api.ts'

type Written = z.input<typeof letterBody>

/** The pages of a letter that is being written. */
export function usePreviewLetter(vacancy_id: string) {
  return useMutation({ mutationFn: (body: Written) => call(previewLetter, { params: { vacancy_id }, body }) })
}

export function useExportLetter(vacancy_id: string) {
  return useMutation({
    mutationFn: ({ format, ...body }: Written & { format: LetterFormat }) =>
      call(exportLetter, { params: { vacancy_id }, query: { format }, body }),
  })
}

/** The letter as it was sent. */
export function useSentLetter(id: string) {
  return useMutation({
    mutationFn: (format: LetterFormat) => call(getSentLetter, { params: { id }, query: { format } }),
  })
}
