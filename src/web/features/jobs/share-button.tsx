import { Share2 } from 'lucide-react'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/buttons/button.tsx'

/** The device's own list where there is one, else the link is copied. */
export function ShareButton({ vacancy_id, title }: { vacancy_id: string; title: string }) {
  async function share() {
    const url = `${window.location.origin}/jobs/${vacancy_id}?origen=compartido`
    if ('share' in navigator) {
      // Closing the list without choosing is no failure.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    await copy(url)
  }
  return (
    <Button variant="secondary" onClick={share}>
      <Share2 aria-hidden="true" />
      Compartir
    </Button>
  )
}

async function copy(url: string): Promise<void> {
  // Most people only read, so that notices come with the first press.
  const { notify } = await import('#web/lib/toast.ts')
  if (await copyText(url)) notify.success('Enlace copiado.')
  else notify.neutral(`Copia este enlace: ${url}`)
}
