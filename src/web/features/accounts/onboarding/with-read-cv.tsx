import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { CvImport } from '#shared/cvs/cv-imports.ts'
import { useImport } from '#web/data/cv-imports.ts'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { broughtCv, keepBroughtCv } from './brought-cv.ts'
import { type ReadAnswers, readAnswers } from './read-answers.ts'

const PARAM = 'importacion'

/** The CV that was brought in the first step travels through the others in the address; the tab knows it too, for an address without it. */
export function useBroughtCv() {
  const [search, setSearch] = useSearchParams()
  const import_id = search.get(PARAM) ?? broughtCv()
  return {
    import_id,
    bring: ({ id }: CvImport) => {
      keepBroughtCv(id)
      setSearch({ [PARAM]: id }, { replace: true, preventScrollReset: true })
    },
    stepPath: (step: 1 | 2 | 3) => `/onboarding/seeker/step-${step}${import_id ? `?${PARAM}=${import_id}` : ''}`,
  }
}

interface WithReadCvProps {
  import_id: string | null
  children: (read: ReadAnswers | null) => ReactNode
}

/** Waits for what was read, so that a form starts with it; a proposal that is gone holds nobody up. */
export function WithReadCv({ import_id, children }: WithReadCvProps) {
  return import_id === null ? children(null) : <Read import_id={import_id}>{children}</Read>
}

function Read({ import_id, children }: WithReadCvProps & { import_id: string }) {
  const found = useImport(import_id)
  if (found.isPending) {
    return (
      <Loading label="Abriendo lo que leímos…" className="space-y-5">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    )
  }
  return children(found.data ? readAnswers(found.data.proposal, thisMonth()) : null)
}

export const thisMonth = (): string => new Date().toISOString().slice(0, 7)
