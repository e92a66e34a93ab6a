import { Share2 } from 'lucide-react'
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
    // Most people only read, so that notices come with the first press.
    const { copyLink } = await import('#web/ui/feedback/copy-link.tsx')
    await copyLink(url)
  }
  return (
    <Button variant="secondary" onClick={share}>
      <Share2 aria-hidden="true" />
      Compartir
    </Button>
  )
}
