import { Download } from 'lucide-react'
import { useState } from 'react'
import { type DataCopy, deletionBody } from '#shared/rights/rights.ts'
import { useDataCopy, useDownloadDataCopy, useStartDataCopy } from '#web/data/rights.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatBytes, formatDate } from '#web/lib/format.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { PasswordInput } from '#web/ui/forms/password-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { asPassword } from './wrong-password.ts'

export function DataCopyCard({ email }: { email: string }) {
  const copy = useDataCopy()
  const [asking, setAsking] = useState(false)
  return (
    <Card
      title="Descargar mis datos"
      text="Un ZIP con todo lo que guardamos de ti: tus datos en JSON, tus CV en PDF y tus archivos."
    >
      {copy.isPending && (
        <Loading label="Cargando…">
          <Skeleton className="h-11 w-48" />
        </Loading>
      )}
      {copy.isError && <Failure title="No pudimos ver tu copia." error={copy.error} onRetry={copy.refetch} />}
      {copy.data && <CopyNow copy={copy.data} onAsk={() => setAsking(true)} />}
      {asking && <AskDialog email={email} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function CopyNow({ copy, onAsk }: { copy: DataCopy; onAsk: () => void }) {
  if (copy.state === 'RUNNING') return <Making copy={copy} />
  if (copy.state === 'READY') return <Ready copy={copy} onAsk={onAsk} />
  return (
    <div className="space-y-4">
      {copy.state === 'FAILED' && (
        <Alert tone="bad" live>
          No pudimos preparar tu copia. Pídela otra vez; si se repite, escríbenos.
        </Alert>
      )}
      <Button variant="secondary" onClick={onAsk}>
        Pedir una copia
      </Button>
    </div>
  )
}

function Making({ copy }: { copy: DataCopy }) {
  const value = copy.parts > 0 ? Math.round((100 * copy.parts_done) / copy.parts) : undefined
  return (
    <Progress
      label="Preparando tu copia"
      value={value}
      text="La estamos preparando. Puedes cerrar esta página: te avisamos por correo."
    />
  )
}

function Ready({ copy, onAsk }: { copy: DataCopy; onAsk: () => void }) {
  const download = useDownloadDataCopy()
  const day = copy.asked_at ? copy.asked_at.slice(0, 10) : ''
  return (
    <div className="space-y-4">
      <p role="status">
        Tu copia está lista{copy.bytes === null ? '' : ` (${formatBytes(copy.bytes)})`}.{' '}
        {copy.expires_at && <>Puedes descargarla hasta el {formatDate(copy.expires_at)}.</>}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={download.isPending}
          busyLabel="Descargando…"
          onClick={() =>
            download.mutate(undefined, { onSuccess: (file) => saveFile(file, `skillo-mis-datos-${day}.zip`) })
          }
        >
          <Download aria-hidden="true" className="size-5" />
          Descargar ZIP
        </Button>
        <Button variant="quiet" onClick={onAsk}>
          Pedir otra copia
        </Button>
      </div>
      {download.isError && (
        <Alert tone="bad" live>
          {messageOf(download.error)}
        </Alert>
      )}
    </div>
  )
}

function AskDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useApiForm(deletionBody, { password: '' })
  const start = useStartDataCopy()

  async function send({ password }: { password: string }) {
    await start.mutateAsync(password).catch((error: unknown) => {
      throw asPassword(error)
    })
    notify.success('Empezamos a preparar tu copia.')
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Pedir una copia de mis datos"
      text="Escribe tu contraseña para comprobar que eres tú. La copia se puede descargar durante 7 días."
    >
      <Form form={form} onSubmit={send} one_field>
        {/* Password managers need to know whose password is asked for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <FormField control={form.control} name="password" label="Tu contraseña">
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </FormField>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel="Pidiendo…">
            Pedir mi copia
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
