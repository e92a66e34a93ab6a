import { Check, Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { reasonWords } from '../../vacancy-state-badge.tsx'

/** Where the public page is, and until when. */
export function PublishedNote({ vacancy }: { vacancy: Vacancy }) {
  const [copied, setCopied] = useState(false)
  const address = `/jobs/${vacancy.id}`

  async function copy() {
    await navigator.clipboard.writeText(new URL(address, window.location.origin).href)
    setCopied(true)
  }

  if (vacancy.state === 'PAUSED') {
    return (
      <Alert tone="warn" title="Esta vacante está pausada">
        {reasonWords(vacancy.state_reason)} No recibe postulaciones nuevas; el proceso sigue con quienes ya se
        postularon.
      </Alert>
    )
  }
  return (
    <Alert
      tone="good"
      title={vacancy.expires_at ? `Publicada hasta el ${formatDate(vacancy.expires_at)}` : 'Publicada'}
      action={
        <>
          <LinkButton size="sm" variant="secondary" to={address}>
            <ExternalLink aria-hidden="true" />
            Ver la página pública
          </LinkButton>
          <Button size="sm" variant="secondary" onClick={copy}>
            {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {copied ? 'Enlace copiado' : 'Copiar enlace'}
          </Button>
        </>
      }
    >
      Si publicas cambios en el título, el salario, el contrato, el lugar o lo excluyente, avisamos a quienes ya se
      postularon.
    </Alert>
  )
}
