import { useState } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import { useCompanyStep } from '#web/data/company-ownership.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

const consequences = [
  'Nadie podrá publicar vacantes ni hacer cambios.',
  'Las invitaciones pendientes dejan de servir.',
  'Su dominio queda libre y habrá que verificarlo otra vez.',
] as const

export function ArchiveCard({ company }: { company: Company }) {
  const [asking, setAsking] = useState(false)
  const archive = useCompanyStep(company.id, 'archive')

  function confirm() {
    archive.mutate(undefined, { onSuccess: () => notify.success('Empresa archivada.') })
  }

  return (
    <Card title="Archivar empresa" text="Si ya no vas a contratar con ella. No se borra nada y puedes recuperarla.">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Archivar empresa
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`Vas a archivar ${company.name}`}
        text="Podrás recuperarla cuando quieras."
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
            <Button variant="danger" busy={archive.isPending} busyLabel="Archivando…" onClick={confirm}>
              Archivar empresa
            </Button>
          </>
        }
      >
        <ul className="list-disc space-y-1.5 pl-5">
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {archive.isError && (
          <div className="mt-4">
            <Alert tone="bad" live>
              {messageOf(archive.error)}
            </Alert>
          </div>
        )}
      </Dialog>
    </Card>
  )
}
