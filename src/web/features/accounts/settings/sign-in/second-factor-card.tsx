import { CircleCheck, LockOpen } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactor } from '#shared/accounts/second-factor.ts'
import { plural } from '#shared/core/numbers.ts'
import { useRemoveApp, useRenewRecoveryCodes, useStartApp } from '#web/data/accounts/second-factor.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { AppSetupDialog } from './app-setup-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

interface SecondFactorCardProps {
  email: string
  factor: SecondFactor
  onCodes: (codes: string[]) => void
}

type Asking = 'start' | 'remove' | 'renew'

const FEW = 3

/** The authenticator app, and the recovery codes for when it is lost. */
export function SecondFactorCard({ email, factor, onCodes }: SecondFactorCardProps) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null)
  const is_on = factor.app_since !== null || factor.passkeys.length > 0
  return (
    <Card
      title="Verificación en dos pasos"
      text="Un código de tu teléfono, además de la contraseña: quien la adivine no podrá entrar."
    >
      <div className="space-y-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              Códigos de una aplicación
              <AppBadge is_on={factor.app_since !== null} />
            </p>
            <p className="text-ink-soft text-sm">
              {factor.app_since
                ? `Desde el ${formatDate(factor.app_since)}. Los pedimos cuando entras con tu contraseña.`
                : 'Funciona sin conexión y con cualquier aplicación de códigos.'}
            </p>
          </div>
          <Button variant="secondary" onClick={() => setAsking(factor.app_since ? 'remove' : 'start')}>
            {factor.app_since ? 'Desactivar los códigos' : 'Activar códigos'}
          </Button>
        </div>
        {is_on && <RecoveryCodes left={factor.recovery_codes_left} onRenew={() => setAsking('renew')} />}
      </div>
      {asking && (
        <AskPassword
          asking={asking}
          email={email}
          onClose={() => setAsking(null)}
          onStarted={setSetup}
          onCodes={onCodes}
        />
      )}
      {setup && (
        <AppSetupDialog
          {...setup}
          onClose={() => setSetup(null)}
          onDone={(codes) => {
            setSetup(null)
            notify.success('Verificación en dos pasos activada.')
            if (codes) onCodes(codes)
          }}
        />
      )}
    </Card>
  )
}

function AppBadge({ is_on }: { is_on: boolean }) {
  return is_on ? (
    <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
      Activada
    </Badge>
  ) : (
    <Badge icon={<LockOpen aria-hidden="true" />}>Sin activar</Badge>
  )
}

function RecoveryCodes({ left, onRenew }: { left: number; onRenew: () => void }) {
  return (
    <div className="border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <p className="font-medium">Códigos de recuperación</p>
          <p className="text-ink-soft text-sm">
            {left === 0
              ? 'No te queda ninguno.'
              : `Te ${left === 1 ? 'queda' : 'quedan'} ${plural(left, 'código', 'códigos')} sin usar.`}
          </p>
        </div>
        <Button variant="secondary" onClick={onRenew}>
          Crear códigos nuevos
        </Button>
      </div>
      {left < FEW && (
        <div className="mt-3">
          <Alert tone="warn">
            Crea códigos nuevos antes de quedarte sin ellos: son tu entrada si pierdes el teléfono.
          </Alert>
        </div>
      )}
      <p className="mt-3 text-ink-soft text-sm">
        ¿Perdiste también los códigos? Escribe desde tu correo a hola@skillo.example: comprobaremos que eres tú antes de
        abrirte la cuenta.
      </p>
    </div>
  )
}

const words: Record<Asking, { title: string; text: string; confirm: string; danger?: boolean }> = {
  start: {
    title: 'Activar códigos',
    text: 'Confirma tu contraseña y te mostramos el código QR para tu aplicación.',
    confirm: 'Continuar',
  },
  remove: {
    title: 'Vas a desactivar los códigos',
    text: 'Tu contraseña será lo único que proteja tu cuenta, salvo que tengas una llave de acceso. Las empresas que piden un segundo factor a su equipo no te dejarán entrar sin él.',
    confirm: 'Desactivar los códigos',
    danger: true,
  },
  renew: {
    title: 'Crear códigos nuevos',
    text: 'Los códigos de recuperación anteriores dejarán de servir.',
    confirm: 'Crear códigos',
  },
}

interface AskPasswordProps {
  asking: Asking
  email: string
  onClose: () => void
  onStarted: (setup: { secret: string; uri: string }) => void
  onCodes: (codes: string[]) => void
}

function AskPassword({ asking, email, onClose, onStarted, onCodes }: AskPasswordProps) {
  const start = useStartApp()
  const remove = useRemoveApp()
  const renew = useRenewRecoveryCodes()

  async function go(current_password: string) {
    if (asking === 'start') onStarted(await start.mutateAsync(current_password))
    if (asking === 'renew') onCodes((await renew.mutateAsync(current_password)).recovery_codes)
    if (asking === 'remove') {
      await remove.mutateAsync({ current_password })
      notify.success('Códigos desactivados.')
    }
    onClose()
  }
  return <PasswordDialog {...words[asking]} email={email} onClose={onClose} onPassword={go} />
}
