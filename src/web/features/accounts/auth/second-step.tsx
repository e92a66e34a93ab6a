import { useState } from 'react'
import type { SecondStep as Step } from '#shared/accounts/auth.ts'
import { appCodeBody, recoveryCodeBody } from '#shared/accounts/second-factor.ts'
import { signInByCode, signInWithPasskey } from '#web/data/accounts/second-step.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { CodeForm } from '#web/ui/forms/code-form.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useFocusOnChange } from '#web/ui/hooks/use-focus-on-change.ts'

type Way = Step['ways'][number]

interface SecondStepProps {
  step: Step
  onDone: () => Promise<unknown>
  /** Back to the password, with what to say there. */
  onRestart: (notice: string | null) => void
}

const LOST = 'Si perdiste también tus códigos, escribe desde tu correo a hola@skillo.example.'

const invites: Record<Way, string> = {
  CODE: 'Usar el código de mi aplicación',
  PASSKEY: 'Usar mi llave de acceso',
  RECOVERY_CODE: 'Usar un código de recuperación',
}

/** After the right password, in the place of its form. */
export function SecondStep({ step, onDone, onRestart }: SecondStepProps) {
  const [way, setWay] = useState<Way>(step.ways[0] ?? 'RECOVERY_CODE')
  const top = useFocusOnChange<HTMLDivElement>(way)

  /** A ticket that is over leads back to the password; anything else stands in the form. */
  async function go(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'sign_in_expired') throw error
      return onRestart(error.message)
    }
    await onDone()
  }
  const typed = (code: string) => go(() => signInByCode({ ticket: step.ticket, code }))

  return (
    <div className="space-y-6">
      <div ref={top} tabIndex={-1}>
        <h2 className="text-2xl">Confirma que eres tú</h2>
        <p className="mt-2 text-ink-soft">{texts[way]}</p>
      </div>
      {way === 'CODE' && <CodeForm schema={appCodeBody} onCode={typed} label="Entrar" />}
      {way === 'RECOVERY_CODE' && <RecoveryForm onCode={typed} />}
      {way === 'PASSKEY' && <PasskeyStep onPress={() => go(() => signInWithPasskey(step.ticket))} />}
      <div className="flex flex-col gap-2 border-line border-t pt-5">
        {step.ways
          .filter((one) => one !== way)
          .map((one) => (
            <Button key={one} variant="secondary" wide onClick={() => setWay(one)}>
              {invites[one]}
            </Button>
          ))}
        <Button variant="quiet" wide onClick={() => onRestart(null)}>
          Volver a la contraseña
        </Button>
      </div>
      {way === 'RECOVERY_CODE' && <p className="text-ink-soft text-sm">{LOST}</p>}
    </div>
  )
}

const texts: Record<Way, string> = {
  CODE: 'Escribe el código que muestra ahora tu aplicación.',
  PASSKEY: 'Tu navegador te pedirá la huella, la cara o el PIN de tu dispositivo.',
  RECOVERY_CODE: 'Escribe uno de los códigos que guardaste. Cada uno sirve una sola vez.',
}

function RecoveryForm({ onCode }: { onCode: (code: string) => Promise<unknown> }) {
  const form = useApiForm(recoveryCodeBody, { code: '' })
  return (
    <Form form={form} one_field onSubmit={({ code }) => onCode(code)}>
      <FormField control={form.control} name="code" label="Código de recuperación">
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="ABCD-EFGH-2345-6789"
          className="font-mono uppercase"
          {...form.register('code')}
        />
      </FormField>
      <Button type="submit" size="lg" wide busy={form.formState.isSubmitting} busyLabel="Comprobando…">
        Entrar
      </Button>
    </Form>
  )
}

function PasskeyStep({ onPress }: { onPress: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function press() {
    setBusy(true)
    setProblem(null)
    await onPress().catch((error: unknown) => setProblem(messageOf(error)))
    setBusy(false)
  }
  return (
    <div className="space-y-4">
      {problem && (
        <Alert tone="bad" live>
          {problem}
        </Alert>
      )}
      <Button size="lg" wide busy={busy} busyLabel="Esperando a tu dispositivo…" onClick={press}>
        Usar mi llave de acceso
      </Button>
    </div>
  )
}
