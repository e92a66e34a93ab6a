import { PASSWORD_MAX } from '#shared/core/limits.ts'
import type { CvShare } from '#shared/cvs/cvs.ts'
import { useShareCv } from '#web/data/cvs.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { lifeChoices, type ShareForm as Settings, settingsOf, shareForm, startOf } from './share-settings.ts'

/** How the link behaves; the same form opens it and changes it later. */
export function ShareForm({ cv_id, share }: { cv_id: string; share: CvShare | null }) {
  const save = useShareCv(cv_id)
  const form = useApiForm(shareForm, startOf(share, new Date()))
  const { control, register } = form

  async function submit(settings: Settings) {
    const changed = await save.mutateAsync(settingsOf(settings))
    form.reset(startOf(changed.share, new Date()))
    notify.success(share ? 'Cambios guardados.' : 'Enlace creado.')
  }

  return (
    <Form form={form} onSubmit={submit}>
      <FormField
        control={control}
        name="life"
        label="¿Cuándo caduca?"
        help={share ? 'Se cuenta desde que guardas.' : 'Se cuenta desde hoy. Puedes cerrarlo antes.'}
      >
        <Select choices={lifeChoices} {...register('life')} />
      </FormField>
      <div className="divide-y divide-line border-line border-y">
        <Switch
          label="Mostrar mis datos de contacto"
          help="Correo, teléfono y enlaces. Apagado, el PDF sale sin ellos."
          className="py-3.5"
          {...register('show_contact')}
        />
        <Switch
          label="Pedir una contraseña"
          help="Solo lo ve quien tiene el enlace y la contraseña."
          className="py-3.5"
          {...register('protect')}
        />
      </div>
      {form.watch('protect') && (
        <FormField
          control={control}
          name="password"
          label="Contraseña del enlace"
          help={
            share?.has_password
              ? 'Ya tiene una: escribe otra para cambiarla.'
              : 'Al menos 4 caracteres. Compártela aparte.'
          }
        >
          <PasswordInput autoComplete="off" maxLength={PASSWORD_MAX} {...register('password')} />
        </FormField>
      )}
      <Button type="submit" variant={share ? 'secondary' : 'primary'} busy={save.isPending} busyLabel="Guardando…">
        {share ? 'Guardar cambios' : 'Crear enlace'}
      </Button>
    </Form>
  )
}
