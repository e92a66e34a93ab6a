import { type CvContent, cvContent } from '#shared/cvs/cv-document.ts'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { ApiError } from '#web/lib/api-error.ts'

const ID = '00000000-0000-4000-8000-000000000001'

export function aCv(revision: number, part: Partial<CvContent> = {}): CvDetail {
  return {
    ...cvContent.parse({ title: 'Mi CV', ...part }),
    id: ID,
    revision,
    is_base: true,
    parent_id: null,
    status: 'ACTIVE',
    completeness: 0,
    shared: false,
    share: null,
    views_30d: 0,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  }
}

export const failure = (status: number) => new ApiError({ status, code: 'x', message: 'No se pudo.' })

export const titled = (title: string) => cvContent.parse({ title })
