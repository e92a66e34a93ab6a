import { z } from 'zod'
import { VACANCY_LENGTHS } from '#shared/vacancies/vacancy-limits.ts'
import { templateName } from '#shared/vacancies/vacancy-templates.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface TemplateNameDialogProps {
  open: boolean
  onClose: () => void
  title: string
  text: string
  /** What the field starts with. */
  name: string
  button: string
  onSave: (name: string) => Promise<unknown>
}

/** Asks how a template is called: a new one, or one that gets another name. */
export function TemplateNameDialog({ open, onClose, title, text, ...form }: TemplateNameDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={title} text={text}>
      <NameForm {...form} onClose={onClose} />
    </Dialog>
  )
}

const body = z.object({ name: templateName })

type NameFormProps = Omit<TemplateNameDialogProps, 'open' | 'title' | 'text'>

function NameForm({ name, button, onSave, onClose }: NameFormProps) {
  const form = useApiForm(body, { name })
  const { control, register, formState } = form
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await onSave(values.name)
        onClose()
      }}
    >
      <FormField control={control} name="name" label="Nombre de la plantilla" help="Solo lo ve tu equipo.">
        <Input autoFocus maxLength={VACANCY_LENGTHS.template_name} autoComplete="off" {...register('name')} />
      </FormField>
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Guardando…">
        {button}
      </Button>
    </Form>
  )
}
