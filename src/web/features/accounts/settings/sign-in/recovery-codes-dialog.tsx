import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/lib/copy-text.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

const COPIED = 'Copiados.'
const REFUSED = 'Tu navegador no deja copiar: descárgalos o cópialos a mano.'

/** Shown once, right after they were made. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [told, setTold] = useState('')
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Guarda tus códigos de recuperación"
      text="Si pierdes tu teléfono o tu llave, cada uno te deja entrar una sola vez, después de tu contraseña."
      actions={<Button onClick={onClose}>Ya los guardé</Button>}
    >
      <ul
        aria-label="Códigos de recuperación"
        className="numeric grid gap-x-6 gap-y-1.5 rounded-lg bg-sunk p-4 font-mono text-[0.9375rem] sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={async () => setTold((await copyText(text)) ? COPIED : REFUSED)}>
          <Copy aria-hidden="true" />
          Copiar códigos
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'Skillo códigos de recuperación.txt')}
        >
          <Download aria-hidden="true" />
          Descargar códigos
        </Button>
        <p role="status" className="text-ink-soft text-sm">
          {told}
        </p>
      </div>
      <div className="mt-4">
        <Alert tone="warn">No los volveremos a mostrar. Guárdalos donde no los pierdas con tu teléfono.</Alert>
      </div>
    </Dialog>
  )
}
