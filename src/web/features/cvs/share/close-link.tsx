import { Link2Off } from 'lucide-react'
import { useUnshareCv } from '#web/data/cvs.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

export function CloseLink({ cv_id }: { cv_id: string }) {
  const close = useUnshareCv(cv_id)
  return (
    <section aria-label="Cerrar el enlace" className="border-line border-t pt-6">
      <h3 className="text-lg">Cerrar el enlace</h3>
      <p className="mt-1 text-ink-soft">
        Quien lo tenga dejará de ver tu CV en el acto. Si creas otro después, tendrá otra dirección.
      </p>
      <Button
        variant="danger"
        className="mt-4"
        busy={close.isPending}
        busyLabel="Cerrando…"
        onClick={() => close.mutate(undefined, { onSuccess: () => notify.neutral('Enlace cerrado.') })}
      >
        <Link2Off aria-hidden="true" />
        Cerrar enlace
      </Button>
      {close.isError && (
        <div className="mt-4">
          <Alert tone="bad" live>
            {messageOf(close.error)}
          </Alert>
        </div>
      )}
    </section>
  )
}
