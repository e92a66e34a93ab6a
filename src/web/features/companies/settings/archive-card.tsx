import { useState } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import { useCompanyStep } from '#web/data/companies/ownership.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

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
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Vas a archivar ${company.name}`}
        text="Podrás recuperarla cuando quieras."
        confirm="Archivar empresa"
        busy={archive.isPending}
        busyLabel="Archivando…"
        error={archive.error}
        onConfirm={confirm}
      >
        <ul className="list-disc space-y-1.5 pl-5">
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </Card>
  )
}
