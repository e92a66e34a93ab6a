import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { type MessageTemplate, messageTemplateBody, TEMPLATE_VARIABLES } from '#shared/hiring/templates/templates.ts'
import { useSaveText } from '#web/data/hiring-team/texts.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { kindWords } from './kind-words.ts'

interface MessageTemplateDialogProps {
  company_id: string
  /** Null for a new one. */
  template_id: string | null
  /** What the fields start with. */
  from: MessageTemplate | null
  onClose: () => void
}

export function MessageTemplateDialog(props: MessageTemplateDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && props.onClose()}
      title={props.template_id ? 'Editar el texto' : 'Nuevo texto'}
      text={`Se rellenan solos: ${TEMPLATE_VARIABLES.map((name) => `{${name}}`).join(', ')}. Si no marcas qué faltó, la frase que lo dice no se envía.`}
    >
      <TextForm {...props} />
    </Dialog>
  )
}

function TextForm({ company_id, template_id, from, onClose }: MessageTemplateDialogProps) {
  const save = useSaveText(company_id)
  const form = useApiForm(messageTemplateBody, {
    kind: from?.kind ?? 'MENSAJE',
    name: from?.name ?? '',
    subject: from?.subject ?? '',
    body: from?.body ?? '',
  })
  const { control, register, formState } = form
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await save.mutateAsync({ template_id, body })
        notify.success('Texto guardado.')
        onClose()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={control} name="name" label="Nombre" help="Solo lo ve tu equipo.">
          <Input maxLength={HIRING_LENGTHS.template.name} autoComplete="off" {...register('name')} />
        </FormField>
        <FormField control={control} name="kind" label="Para qué">
          <Select choices={choicesOf(kindWords)} {...register('kind')} />
        </FormField>
      </div>
      <FormField control={control} name="subject" label="Asunto">
        <Input maxLength={HIRING_LENGTHS.letter.subject} {...register('subject')} />
      </FormField>
      <FormField control={control} name="body" label="Texto">
        <Textarea rows={8} maxLength={HIRING_LENGTHS.letter.body} {...register('body')} />
      </FormField>
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Guardando…">
        Guardar texto
      </Button>
    </Form>
  )
}
