import { ClipboardList } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'

const LINK_ID = 'prepararte'
/** Whoever comes back from the panel goes on where they opened it. */
export const focusPrepareLink = () => document.getElementById(LINK_ID)?.focus()

export function PrepareLink({ onOpen }: { onOpen: () => void }) {
  return (
    <Button id={LINK_ID} variant="secondary" className="max-sm:w-full" onClick={onOpen}>
      <ClipboardList aria-hidden="true" />
      Prepárate para la entrevista
    </Button>
  )
}
