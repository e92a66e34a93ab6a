import type { z } from 'zod'
import { Button } from '../buttons/button.tsx'
import { Form, FormField, useApiForm } from './form.tsx'
import { Input } from './input.tsx'

/** «1 2 3 4 5 6», as some mails and messages write it. */
const TYPED_MAX = 11

interface CodeFormProps {
  schema: z.ZodType<{ code: string }, { code: string }>
  /** What it throws stands beside the box, with the tries that are left. */
  onCode: (code: string) => Promise<unknown>
  label: string
}

/** A code of six numbers that came by mail or SMS. */
export function CodeForm({ schema, onCode, label }: CodeFormProps) {
  const form = useApiForm(schema, { code: '' })
  return (
    <Form form={form} onSubmit={({ code }) => onCode(code)}>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <FormField control={form.control} name="code" label="Código de 6 números" className="sm:w-64">
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={TYPED_MAX}
            placeholder="000000"
            className="numeric text-center font-bold text-2xl tracking-[0.3em]"
            {...form.register('code')}
          />
        </FormField>
        <Button type="submit" className="min-h-12 sm:mt-7" busy={form.formState.isSubmitting} busyLabel="Comprobando…">
          {label}
        </Button>
      </div>
    </Form>
  )
}
