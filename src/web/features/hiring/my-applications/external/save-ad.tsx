import { BookmarkPlus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ExternalDialog } from './external-dialog.tsx'
import { externalAddress } from './use-external-address.ts'

interface SaveAdProps {
  ad: { title: string; text: string; url: string }
  onSaved: () => void
}

/** Keeps an ad from anywhere with the applications elsewhere. */
export function SaveAd({ ad: { title, text, url }, onSaved }: SaveAdProps) {
  const { open, setOpen } = usePanel('guardar')
  const navigate = useNavigate()
  return (
    <>
      <Button onClick={() => setOpen(true)} className="max-sm:w-full">
        <BookmarkPlus aria-hidden="true" />
        Guardar en mis postulaciones
      </Button>
      <ExternalDialog
        open={open}
        entry={null}
        draft={{ role: title.slice(0, HIRING_LENGTHS.external.role), ad_text: text, url, state: 'POR_ENVIAR' }}
        onClose={() => setOpen(false)}
        onSaved={({ id }) => {
          onSaved()
          void navigate(externalAddress(id), { replace: true })
        }}
      />
    </>
  )
}
