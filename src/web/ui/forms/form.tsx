import { zodResolver } from '@hookform/resolvers/zod'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form'
import type { z } from 'zod'
import { installSpanishMessages } from '#shared/core/messages.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { cx } from '#web/lib/cx.ts'
import { Field, type FieldProps } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import { listErrors } from './form-errors.ts'
import { FormSummary } from './form-summary.tsx'

installSpanishMessages()

/** A form whose rules and messages are those of the contract's schema. */
export function useApiForm<I extends FieldValues, O>(schema: z.ZodType<O, I>, defaultValues: DefaultValues<I>) {
  return useForm<I, unknown, O>({
    resolver: zodResolver(schema),
    defaultValues,
    // The summary takes focus instead of the first field.
    shouldFocusError: false,
  })
}

const Labels = createContext<Map<string, string>>(new Map())

interface FormProps<I extends FieldValues, O> {
  form: UseFormReturn<I, unknown, O>
  /** A thrown ApiError lands on its fields and in the summary; nothing else needs to be caught. */
  onSubmit: (values: O) => unknown
  /** After each change of a field, for what must outlive the form. */
  onChange?: (() => void) | undefined
  /** Its only field says what is wrong with it and takes focus: a summary right above would say it twice. */
  one_field?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

const REVIEW = 'Revisa los campos marcados.'

export function Form<I extends FieldValues, O>(props: FormProps<I, O>) {
  const { form, onSubmit, onChange, one_field = false, className, children } = props
  const labels = useRef(new Map<string, string>())
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = form.formState
  const items = submitCount > 0 ? listErrors(errors) : []
  const root = errors.root?.server?.message
  const says_itself = saysItself(items.map(({ name }) => name))

  function saysItself(names: readonly string[]): boolean {
    return one_field && names.length > 0 && names.every((name) => labels.current.has(name))
  }

  async function submit(values: O) {
    try {
      await onSubmit(values)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      for (const [name, message] of Object.entries(fields))
        form.setError(name as FieldPath<I>, { type: 'server', message })
      if (!saysItself(Object.keys(fields))) form.setError('root.server', { type: 'server', message: messageOf(error) })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every send that ends counts, and its errors are drawn with it
  useEffect(() => {
    summary.current?.focus()
    if (says_itself && items[0]) goTo(element.current, items[0].name)
  }, [submitCount])

  return (
    <Labels value={labels.current}>
      <form
        ref={element}
        noValidate
        onSubmit={form.handleSubmit(submit)}
        onChange={onChange}
        className={cx('space-y-5', className)}
      >
        {!says_itself && (items.length > 0 || root) && (
          <FormSummary
            ref={summary}
            title={root && !items.some(({ message }) => message === root) ? root : REVIEW}
            items={items.map((item) => ({ ...item, label: labels.current.get(item.name) }))}
            onGoTo={(name) => goTo(element.current, name)}
          />
        )}
        {children}
      </form>
    </Labels>
  )
}

function goTo(form: HTMLFormElement | null, name: string) {
  const control = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

interface FormFieldProps<I extends FieldValues, O> extends Omit<FieldProps, 'error'> {
  control: Control<I, unknown, O>
  name: FieldPath<I>
  /** A question with several controls: draws a fieldset instead of a label. */
  group?: boolean | undefined
}

/** A Field that shows the error of one value of the form. */
export function FormField<I extends FieldValues, O>({ control, name, group = false, ...field }: FormFieldProps<I, O>) {
  const error = useFieldError(control, name)
  const labels = useContext(Labels)
  const label = typeof field.label === 'string' ? field.label : undefined
  useEffect(() => {
    if (label) labels.set(name, label)
  }, [labels, name, label])
  return group ? <FieldGroup {...field} error={error} /> : <Field {...field} error={error} />
}

/** The message beside one value, for controls that draw their own label (Checkbox, FileDrop). */
export function useFieldError<I extends FieldValues, O>(
  control: Control<I, unknown, O>,
  name: FieldPath<I>,
): string | undefined {
  const { errors } = useFormState({ control, name })
  return listErrors(errors).find((item) => item.name === name)?.message
}
