import type { z } from 'zod'
import { changePasswordBody } from '#shared/accounts/auth.ts'
import { useChangePassword } from '#web/data/accounts/account-security.ts'
import { FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { PASSWORD_HELP } from '#web/ui/forms/password-strength.ts'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'

const empty: z.input<typeof changePasswordBody> = { current_password: '', password: '' }

export function PasswordCard({ email }: { email: string }) {
  const change = useChangePassword()
  const form = useApiForm(changePasswordBody, empty)
  const { control, register } = form
  return (
    <Card title="Contraseña" text="Al cambiarla se cierra tu sesión en los demás dispositivos.">
      <SettingsForm
        form={form}
        submit="Cambiar contraseña"
        saved="Tu contraseña cambió. Cerramos tus otras sesiones."
        onSave={async (values) => {
          await change.mutateAsync(values)
          return empty
        }}
      >
        {/* Password managers need to know whose password changes. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <FormField control={control} name="current_password" label="Contraseña actual">
            <PasswordInput autoComplete="current-password" {...register('current_password')} />
          </FormField>
          <FormField control={control} name="password" label="Contraseña nueva" help={PASSWORD_HELP}>
            <PasswordInput withStrength autoComplete="new-password" {...register('password')} />
          </FormField>
        </div>
      </SettingsForm>
    </Card>
  )
}
