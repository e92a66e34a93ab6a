import { useEffect, useRef, useState } from 'react'
import { keepDraft } from '#web/data/hiring/applying.ts'
import { isUnreached } from '#web/data/offline/kept-queries.ts'
import { type ApplyValues, asBody } from './apply-values.ts'

const PAUSE = 800

export type DraftState = 'untouched' | 'keeping' | 'kept' | 'here' | 'failed'

/** What is typed on the apply screen; it keeps itself a moment after the last letter, and when the screen is left. */
export function useApplyDraft(vacancy_id: string, start: ApplyValues) {
  const [values, setValues] = useState(start)
  const [state, setState] = useState<DraftState>('untouched')
  const latest = useRef({ values: start, dirty: false, going: Promise.resolve() })

  const keep = () => {
    const now = latest.current
    if (!now.dirty) return now.going
    now.dirty = false
    const body = asBody(now.values)
    now.going = now.going
      .then(() => keepDraft(vacancy_id, body))
      .then(
        () => setState('kept'),
        (error: unknown) => setState(isUnreached(error) ? 'here' : 'failed'),
      )
    return now.going
  }
  const keepLatest = useRef(keep)
  keepLatest.current = keep

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the pause again
  useEffect(() => {
    const timer = setTimeout(() => keepLatest.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [values])

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && keepLatest.current()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      keepLatest.current()
    }
  }, [])

  return {
    values,
    state,
    change: (part: Partial<ApplyValues>) => {
      const next = { ...latest.current.values, ...part }
      latest.current.values = next
      latest.current.dirty = true
      setValues(next)
      setState('keeping')
    },
    /** Before sending: nothing may arrive after it and bring the draft back. */
    settle: () => {
      latest.current.dirty = false
      return latest.current.going
    },
    /** It was not sent after all, so it is worth keeping again. */
    resume: () => {
      latest.current.dirty = true
      return keep()
    },
  }
}
