import { useEffect, useRef, useState } from 'react'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import type { LikelyQuestion } from '#shared/hiring/preparation.ts'
import { useSaveStory } from '#web/data/hiring/preparation.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'

const PAUSE_MS = 800

interface StoryFieldProps {
  application_id: string
  question: Pick<LikelyQuestion, 'line_id' | 'text' | 'story'>
}

/** «Lo que contaré»: it keeps itself a moment after the last letter, and when the field is left. */
export function StoryField({ application_id, question }: StoryFieldProps) {
  const { line_id, text, story } = question
  const save = useSaveStory(application_id, line_id)
  // Null until something is typed here: what was written on another device meanwhile is shown.
  const [typed, setTyped] = useState<string | null>(null)
  const [is_waiting, setWaiting] = useState(false)
  const waiting = useRef<string | null>(null)

  function keep() {
    if (waiting.current === null) return
    const words = waiting.current.trim() || null
    waiting.current = null
    setWaiting(false)
    save.mutate({ story: words })
  }
  const keepLatest = useRef(keep)
  keepLatest.current = keep

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => keepLatest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && keepLatest.current()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      keepLatest.current()
    }
  }, [])

  return (
    <div>
      <Field
        optional
        label={
          <>
            Lo que contaré<span className="sr-only">: {text}</span>
          </>
        }
        aside={<span role="status">{is_waiting || save.isPending ? 'Guardando…' : save.isSuccess && 'Guardado.'}</span>}
      >
        <Textarea
          rows={2}
          maxLength={HIRING_LENGTHS.story}
          value={typed ?? story ?? ''}
          onBlur={keep}
          onChange={({ target }) => {
            waiting.current = target.value
            setTyped(target.value)
            setWaiting(true)
          }}
        />
      </Field>
      {save.isError && (
        <Alert
          tone="bad"
          live
          title="No pudimos guardar lo que contarás."
          action={
            <Button size="sm" variant="secondary" onClick={() => save.variables && save.mutate(save.variables)}>
              Guardar de nuevo
            </Button>
          }
        >
          {messageOf(save.error)}
        </Alert>
      )}
    </div>
  )
}
