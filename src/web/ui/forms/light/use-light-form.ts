import { type ChangeEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { isChunkError } from '../../feedback/chunk-failure.ts'

type Value = string | boolean
type Messages = Record<string, string>
type Changed = ChangeEvent<HTMLInputElement>

interface Problems {
  fields: Messages
  root: string | null
  /** How often sending failed; the summary takes focus with each. */
  tries: number
}

interface LightFormOptions<N extends string, O> {
  /** The contract's schema, which comes when it is first needed: it is heavier than the page around the form. */
  schema: () => Promise<z.ZodType<O>>
  labels: Messages
  first: Record<N, Value>
}

/** For the few pages that must stand before anything else: rules and messages of the contract like everywhere, fetched later. */
export function useLightForm<N extends string, O>({ schema, labels, first }: LightFormOptions<N, O>) {
  const latest = useRef(first)
  const [values, setValues] = useState(first)
  const [problems, setProblems] = useState<Problems>({ fields: {}, root: null, tries: 0 })
  const [busy, setBusy] = useState(false)
  const [lost, setLost] = useState<Error | null>(null)
  // A part of the program that no longer exists is the page's to tell: it reloads, like everywhere.
  if (lost) throw lost

  function put(changed: Partial<Record<N, Value>>) {
    latest.current = { ...latest.current, ...changed }
    setValues(latest.current)
  }

  function set(name: N, value: Value) {
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    if (problems.tries > 0) recheck(name).catch(() => undefined)
  }

  /** Whoever was told what is wrong sees at once that it no longer is. */
  async function recheck(name: N) {
    const message = messagesOf((await schema()).safeParse(latest.current))[name]
    setProblems(({ fields, ...rest }) => {
      const { [name]: _, ...others } = fields
      return { ...rest, fields: message ? { ...fields, [name]: message } : others }
    })
  }

  async function send(form: HTMLFormElement, onSubmit: (body: O) => unknown) {
    const fail = (fields: Messages, root: string | null) =>
      setProblems(({ tries }) => ({ fields, root, tries: tries + 1 }))
    put(typedIn(form, latest.current))
    setBusy(true)
    try {
      const read = (await schema()).safeParse(latest.current)
      if (!read.success) return fail(messagesOf(read), null)
      setProblems(({ tries }) => ({ fields: {}, root: null, tries }))
      await onSubmit(read.data)
    } catch (error) {
      if (isChunkError(error)) setLost(error)
      else fail(error instanceof ApiError ? error.fields : {}, messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    /** What stands in the form at this moment, though nothing was drawn with it yet. */
    latest: () => latest.current,
    labels,
    problems,
    busy,
    put,
    set,
    send,
    takeOver: (form: HTMLFormElement | null) => {
      const typed = form ? typedIn(form, latest.current) : latest.current
      if (typed !== latest.current) put(typed)
    },
    prepare: () => void schema().catch(() => undefined),
    field: (name: N) => ({ label: labels[name], error: problems.fields[name] }),
    input: (name: N) => ({
      name,
      value: String(values[name]),
      onChange: ({ target }: Changed) => set(name, target.value),
    }),
    box: (name: N) => ({
      name,
      checked: values[name] === true,
      onChange: ({ target }: Changed) => set(name, target.checked),
      error: problems.fields[name],
    }),
  }
}

export type LightFormState<O> = Pick<
  ReturnType<typeof useLightForm<string, O>>,
  'labels' | 'problems' | 'send' | 'prepare' | 'takeOver'
>

/** Password managers may fill a field in without telling anybody, and people type before the program is there. */
function typedIn<N extends string>(form: HTMLFormElement, known: Record<N, Value>): Record<N, Value> {
  let values: Record<string, Value> & Record<N, Value> = known
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || !(control.name in known)) continue
    const typed = control.type === 'checkbox' ? control.checked : control.value
    if (typed !== values[control.name]) values = { ...values, [control.name]: typed }
  }
  return values
}

/** The first message of each field, in the order of the contract. */
function messagesOf({ error }: z.ZodSafeParseResult<unknown>): Messages {
  const messages: Messages = {}
  for (const { path, message } of error?.issues ?? []) messages[path.join('.')] ??= message
  return messages
}
