import { type Passkey, renamePasskeyBody, startPasskeyBody } from '#shared/accounts/passkeys.ts'
import { PASSKEY_NAME_MAX } from '#shared/core/limits.ts'
import { useAddPasskey, useRenamePasskey } from '#web/data/accounts/second-factor.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface AddPasskeyDialogProps {
  email: string
  onClose: () => void
  onDone: (recovery_codes: string[] | null) => void
}

export function AddPasskeyDialog({ email, onClose, onDone }: AddPasskeyDialogProps) {
  const add = useAddPasskey()
  const form = useApiForm(startPasskeyBody, { current_password: '', name: '' })
  const { control, register, formState } = form
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Añadir una llave de acceso"
      text="Después tu navegador te pedirá la huella, la cara o el PIN. Desde entonces tu contraseña sola no bastará para entrar."
    >
      <Form form={form} onSubmit={async (values) => onDone((await add.mutateAsync(values)).recovery_codes)}>
        <FormField control={control} name="name" label="Nombre" help="Para reconocerla, por ejemplo «Mi teléfono».">
          <Input maxLength={PASSKEY_NAME_MAX} {...register('name')} />
        </FormField>
        {/* Password managers need to know whose password is asked for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <FormField control={control} name="current_password" label="Tu contraseña">
          <PasswordInput autoComplete="current-password" {...register('current_password')} />
        </FormField>
        <Buttons busy={formState.isSubmitting} label="Crear la llave" onClose={onClose} />
      </Form>
    </Dialog>
  )
}

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useRenamePasskey()
  const form = useApiForm(renamePasskeyBody, { name: passkey.name })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Cambiar el nombre de la llave">
      <Form
        form={form}
        one_field
        onSubmit={async ({ name }) => {
          await rename.mutateAsync({ id: passkey.id, name })
          onClose()
          notify.success('Nombre cambiado.')
        }}
      >
        <FormField control={form.control} name="name" label="Nombre">
          <Input maxLength={PASSKEY_NAME_MAX} {...form.register('name')} />
        </FormField>
        <Buttons busy={form.formState.isSubmitting} label="Guardar nombre" onClose={onClose} />
      </Form>
    </Dialog>
  )
}

function Buttons({ busy, label, onClose }: { busy: boolean; label: string; onClose: () => void }) {
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button variant="secondary" onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" busy={busy} busyLabel="Un momento…">
        {label}
      </Button>
    </div>
  )
}
