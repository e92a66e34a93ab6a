import { CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { versionName } from '#shared/cvs/cvs.ts'
import { useNameCvVersion } from '#web/data/cv-versions.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'

const empty = { name: '' }

/** Keeps the CV as it is now for ever, under a name. */
export function NameVersionForm({ cv_id }: { cv_id: string }) {
  const form = useApiForm(versionName, empty)
  const keep = useNameCvVersion(cv_id)
  return (
    <Form
      form={form}
      onSubmit={async ({ name }) => {
        await keep.mutateAsync(name)
        form.reset(empty)
        notify.success('Versión guardada.')
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <FormField
          control={form.control}
          name="name"
          label="Guardar la versión de ahora con un nombre"
          className="min-w-0 flex-1 basis-60"
        >
          <Input
            maxLength={CV_LENGTHS.version_name}
            placeholder="Por ejemplo, la que envié a Acme"
            {...form.register('name')}
          />
        </FormField>
        <Button type="submit" variant="secondary" className="min-h-12" busy={keep.isPending} busyLabel="Guardando…">
          Guardar versión
        </Button>
      </div>
    </Form>
  )
}
