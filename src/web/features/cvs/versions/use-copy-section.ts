import { useMutation } from '@tanstack/react-query'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import { type CvDetail, saveCv } from '#shared/cvs/cvs.ts'
import { useStoreCv } from '#web/data/cvs.ts'
import { call } from '#web/lib/api.ts'
import { withSection } from '../differences/cv-differences.ts'

interface SectionCopy {
  /** The CV that changes, and what it says now. */
  into: CvDetail
  content: CvContent
  from: CvContent
  key: string
}

/** Saves a CV with one section as another CV has it. */
export function useCopySection() {
  const onSuccess = useStoreCv()
  return useMutation({
    mutationFn: ({ into, content, from, key }: SectionCopy) =>
      call(saveCv, { params: { id: into.id }, body: { ...withSection(content, from, key), revision: into.revision } }),
    onSuccess,
  })
}
