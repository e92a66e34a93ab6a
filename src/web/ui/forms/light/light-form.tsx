import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { FormSummary } from '../form-summary.tsx'
import type { LightFormState } from './use-light-form.ts'

const REVIEW = 'Revisa los campos marcados.'

interface LightFormProps<O> {
  form: LightFormState<O>
  /** A thrown ApiError lands on its fields and in the summary; nothing else needs to be caught. */
  onSubmit: (values: O) => unknown
  children: ReactNode
}

export function LightForm<O>({ form, onSubmit, children }: LightFormProps<O>) {
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { fields, root, tries } = form.problems
  const items = Object.entries(fields).map(([name, message]) => ({ name, message, label: form.labels[name] }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the program came
  useLayoutEffect(() => form.takeOver(element.current), [])

  // public/theme.js hears this and sends what was sent too early.
  useEffect(() => {
    element.current?.dispatchEvent(new Event('formready', { bubbles: true }))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed send counts
  useEffect(() => summary.current?.focus(), [tries])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void form.send(event.currentTarget, onSubmit)
  }

  function goTo(name: string) {
    const control = element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }

  return (
    // Sent by the program alone; should a browser ever send it by itself, nothing typed stands in an address.
    <form ref={element} method="post" noValidate onSubmit={submit} onFocus={form.prepare} className="space-y-5">
      {(items.length > 0 || root) && (
        <FormSummary
          ref={summary}
          title={root && !items.some(({ message }) => message === root) ? root : REVIEW}
          items={items}
          onGoTo={goTo}
        />
      )}
      {children}
    </form>
  )
}
