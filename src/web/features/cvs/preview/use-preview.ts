import { useEffect, useRef, useState } from 'react'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { CvPages } from '#shared/cvs/cvs.ts'
import { drawPreview } from '#web/data/cvs.ts'
import { asSaved } from '../editor/saved-content.ts'

const AFTER_CHANGE = 400
const AFTER_FAILURE = 4_000

/** The pages as addresses of pictures; the last good ones stay while newer ones are on their way or do not come. */
export function usePreview(cv_id: string, content: CvContent) {
  const [pages, setPages] = useState<string[] | null>(null)
  const [drawn, setDrawn] = useState<{ of: CvContent; closer: CvPages['drawn_closer'] } | null>(null)
  const [stale, setStale] = useState(false)
  const first = useRef(true)

  useEffect(() => {
    const run = new AbortController()
    let timer: ReturnType<typeof setTimeout>

    async function draw() {
      try {
        const answer = await drawPreview(cv_id, asSaved(content, 'CV'), run.signal)
        first.current = false
        setDrawn({ of: content, closer: answer.drawn_closer })
        setPages(answer.pages.map((svg) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))))
        setStale(false)
      } catch {
        if (run.signal.aborted) return
        setStale(true)
        timer = setTimeout(draw, AFTER_FAILURE)
      }
    }

    timer = setTimeout(draw, first.current ? 0 : AFTER_CHANGE)
    return () => {
      run.abort()
      clearTimeout(timer)
    }
  }, [cv_id, content])

  useEffect(() => () => forget(pages), [pages])
  return {
    pages,
    stale,
    closer: drawn?.closer ?? null,
    /** What is shown is this very content. */
    is_current: drawn?.of === content,
  }
}

function forget(pages: readonly string[] | null): void {
  for (const page of pages ?? []) URL.revokeObjectURL(page)
}
