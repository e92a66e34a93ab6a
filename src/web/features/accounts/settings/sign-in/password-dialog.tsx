import type { ReactNode } from 'react'
import { passwordBody } from '#shared/accounts/second-factor.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface PasswordDialogProps {
  email: string
  title: string
  text: string
  confirm: string
  danger?: boolean
  onClose: () => void
  /** What it throws stands in the form. */
  onPassword: (current_password: string) => Promise<unknown>
  children?: ReactNode
}

/** Asks again who is there before the way to sign in changes. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { email, title, text, confirm, danger = false, onClose, onPassword, children } = props
  const form = useApiForm(passwordBody, { current_password: '' })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} text={text}>
      {children}
      <Form form={form} one_field onSubmit={({ current_password }) => onPassword(current_password)}>
        {/* Password managers need to know whose password is asked for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <FormField control={form.control} name="current_password" label="Tu contraseña">
          <PasswordInput autoComplete="current-password" {...form.register('current_password')} />
        </FormField>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={form.formState.isSubmitting}
            busyLabel="Un momento…"
          >
            {confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
