import { z } from 'zod'
import { phoneExample } from '#shared/accounts/phones.ts'
import { type CurrentUser, profileBody } from '#shared/accounts/users.ts'
import { PHONE_MAX } from '#shared/core/limits.ts'
import { useSaveProfile } from '#web/data/accounts/accounts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { SettingsForm } from '#web/ui/forms/settings-form.tsx'

const phoneForm = z.object({
  // An empty box takes the number away.
  phone: z.preprocess((typed) => (typed === '' ? null : typed), profileBody.shape.phone.unwrap()),
  current_password: z.string().max(1024),
})

interface PhoneFormProps {
  me: CurrentUser
  onDone: () => void
  onCancel: (() => void) | undefined
}

/** Saves the number; one that was confirmed changes only with the password. */
export function PhoneForm({ me, onDone, onCancel }: PhoneFormProps) {
  const save = useSaveProfile()
  const form = useApiForm(phoneForm, { phone: me.phone ?? '', current_password: '' })
  const { control, register } = form
  return (
    <SettingsForm
      form={form}
      submit="Guardar número"
      onSave={async ({ phone, current_password }) => {
        const saved = await save.mutateAsync({ phone, ...(current_password ? { current_password } : {}) })
        onDone()
        return { phone: saved.phone ?? '', current_password: '' }
      }}
    >
      <FormField
        control={control}
        name="phone"
        label="Número de teléfono"
        help={me.phone ? 'Deja el campo vacío para quitarlo.' : `Por ejemplo, ${phoneExample(me.country)}.`}
      >
        <Input
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX}
          className="numeric sm:max-w-xs"
          {...register('phone')}
        />
      </FormField>
      {me.phone_verified && (
        <FormField
          control={control}
          name="current_password"
          label="Contraseña actual"
          help="Te la pedimos porque el número ya estaba confirmado."
          className="sm:max-w-xs"
        >
          <PasswordInput autoComplete="current-password" {...register('current_password')} />
        </FormField>
      )}
      {onCancel && (
        <Button variant="quiet" onClick={onCancel} className="-ml-5">
          Dejarlo como está
        </Button>
      )}
    </SettingsForm>
  )
}
