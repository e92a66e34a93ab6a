import { useState } from 'react'
import type { z } from 'zod'
import type { ApplyContext, applyBody } from '#shared/hiring/applying.ts'
import { useIsBringing } from '#web/data/hiring/answer-files.ts'
import { useSendApplication } from '#web/data/hiring/applying.ts'
import { isUnreached } from '#web/data/offline/kept-queries.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { answerProblems, asBody, whatIsWrong, withFiles } from './apply-values.ts'
import { questionId } from './question-field.tsx'
import { showSentToast } from './sent-toast.tsx'
import type { useApplyDraft } from './use-apply-draft.ts'

export type ApplySource = NonNullable<z.input<typeof applyBody>['source']>

interface SendProps {
  context: ApplyContext
  draft: ReturnType<typeof useApplyDraft>
  source: ApplySource
  /** «¿Quieres que te tengan en cuenta para otras vacantes?» */
  talent_pool: boolean
  onSent: () => void
}

/** An application is never sent behind somebody's back: they press again once there is a network. */
const NEEDS_NETWORK =
  'Para enviarla hace falta conexión. Lo que escribiste queda en este dispositivo: envíala cuando vuelva.'

/** Sends once, however often it is pressed or the answer gets lost: the key stays the same for this screen. */
export function useSend({ context, draft, source, talent_pool, onSent }: SendProps) {
  const sending = useSendApplication(context.vacancy.id)
  const isBringing = useIsBringing(context.vacancy.id)
  const [creation_key] = useState(() => crypto.randomUUID())
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)

  function show(found: Readonly<Record<string, string>>) {
    setProblems(found)
    const first = context.questions.find(({ id }) => found[id])
    if (first) focusOn(questionId(first.id))
  }

  async function send() {
    const said = withFiles(draft.values, context.questions)
    const { cv_id, ...rest } = asBody(said)
    if (cv_id === null) return
    if (isBringing) {
      setFailure('Espera a que termine de subir el archivo.')
      return
    }
    const found = answerProblems(said, context.questions)
    setFailure(null)
    if (Object.keys(found).length > 0) {
      setFailure(whatIsWrong(found, said, context.questions))
      show(found)
      return
    }
    await draft.settle()
    try {
      const sent = await sending.mutateAsync({ creation_key, cv_id, ...rest, talent_pool, source })
      showSentToast(sent)
      onSent()
    } catch (error) {
      setFailure(isUnreached(error) ? NEEDS_NETWORK : messageOf(error))
      show(fieldProblems(error, context))
      draft.resume()
    }
  }

  return {
    send,
    busy: sending.isPending,
    problems,
    failure,
    forget: (question_id: string) => {
      setFailure(null)
      setProblems(({ [question_id]: _, ...others }) => others)
    },
  }
}

/** The server names a field by its place or its question; either way it says which question it means. */
function fieldProblems(error: unknown, { questions }: ApplyContext): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const found = Object.entries(error.fields).flatMap(([name, message]): [string, string][] => {
    const question = questions.find(({ id }) => name.includes(id))
    return question ? [[question.id, message]] : []
  })
  return Object.fromEntries(found)
}

function focusOn(id: string): void {
  const question = document.getElementById(id)
  const control = question?.querySelector<HTMLElement>('input, textarea')
  control?.focus()
  question?.scrollIntoView({ block: 'center' })
}
