import { useState } from 'react'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

interface PasskeyButtonProps {
  onDone: () => Promise<unknown>
}

/** The way in without a password; all that it needs comes when it is pressed. */
export function PasskeyButton({ onDone }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function press() {
    setBusy(true)
    setProblem(null)
    try {
      const { signInWithPasskey } = await import('#web/data/accounts/second-step.ts')
      await signInWithPasskey()
      await onDone()
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mt-5 space-y-4 border-line border-t pt-5">
      <Button variant="secondary" size="lg" wide busy={busy} busyLabel="Esperando a tu dispositivo…" onClick={press}>
        Entrar con una llave de acceso
      </Button>
      {problem && (
        <Alert tone="bad" live>
          {problem}
        </Alert>
      )}
    </div>
  )
}
