import { appCodeBody } from '#shared/accounts/second-factor.ts'
import { useConfirmApp } from '#web/data/accounts/second-factor.ts'
import { CodeForm } from '#web/ui/forms/code-form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QrCode } from './qr-code.tsx'

interface AppSetupDialogProps {
  secret: string
  uri: string
  onClose: () => void
  onDone: (recovery_codes: string[] | null) => void
}

/** Scan, or type the key; then one code shows that the app has it. */
export function AppSetupDialog({ secret, uri, onClose, onDone }: AppSetupDialogProps) {
  const confirm = useConfirmApp()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Añade Skillo a tu aplicación"
      text="Escanea el código QR con tu aplicación de códigos, como Google Authenticator, Aegis o 1Password."
    >
      <QrCode text={uri} label="Código QR para tu aplicación" />
      <p className="mt-4 text-ink-soft text-sm">¿No puedes escanearlo? Escribe esta clave en tu aplicación:</p>
      <p className="wrap-anywhere mt-1 select-all rounded-lg bg-sunk px-3 py-2 font-mono text-[0.9375rem]">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <p className="mt-5 mb-3">Después escribe el código que te muestra:</p>
      <CodeForm
        schema={appCodeBody}
        label="Activar"
        onCode={async (code) => onDone((await confirm.mutateAsync(code)).recovery_codes)}
      />
    </Dialog>
  )
}
