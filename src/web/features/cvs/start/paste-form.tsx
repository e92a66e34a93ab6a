import { CV_TEXT_MAX } from '#shared/core/limits.ts'
import { pastedText } from '#shared/cvs/cv-imports.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'

interface PasteFormProps {
  /** What was typed before, so that closing the box or a failure loses nothing. */
  typed: string
  onType: (text: string) => void
  onRead: (text: string) => void
}

export function PasteForm({ typed, onType, onRead }: PasteFormProps) {
  const form = useApiForm(pastedText, { text: typed })
  return (
    <Form form={form} onSubmit={({ text }) => onRead(text)}>
      <FormField
        control={form.control}
        name="text"
        label="Texto de tu CV"
        help="Sirve desde un documento, un correo o una página. El orden no importa: lo revisas después."
      >
        <Textarea
          rows={10}
          maxLength={CV_TEXT_MAX}
          className="min-h-56"
          {...form.register('text', { onChange: (event) => onType(event.target.value) })}
        />
      </FormField>
      <Button type="submit">Leer este texto</Button>
    </Form>
  )
}
