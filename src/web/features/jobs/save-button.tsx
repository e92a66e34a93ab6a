import { Bookmark } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSaveJob } from '#web/data/jobs.ts'
import { cx } from '#web/lib/cx.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'

interface SaveProps {
  vacancy_id: string
  title: string
  saved: boolean
}

/** On a card: only the mark, with the title in its name. */
export function SaveMark({ vacancy_id, title, saved }: SaveProps) {
  const save = useSaveJob(vacancy_id)
  return (
    <IconButton
      label={`Guardar ${title}`}
      aria-pressed={saved}
      onClick={() => save.mutate(!saved)}
      className={cx('z-10', saved && 'text-brand')}
    >
      <Bookmark aria-hidden="true" className={cx(saved && 'fill-current')} />
    </IconButton>
  )
}

/** Beside the main action of an open vacancy, which is to apply. */
export function SaveButton({ vacancy_id, saved }: Omit<SaveProps, 'title'>) {
  const save = useSaveJob(vacancy_id)
  useWishOfVisitor(() => saved || save.mutate(true))
  return (
    <Button variant="secondary" onClick={() => save.mutate(!saved)}>
      <Bookmark aria-hidden="true" className={cx(saved && 'fill-current text-brand')} />
      <span>
        {saved ? 'Quitar' : 'Guardar'}
        <span className="max-sm:sr-only">{saved ? ' de guardadas' : ' vacante'}</span>
      </span>
    </Button>
  )
}

/** Whoever pressed «Guardar» before signing in has it saved on coming back. */
function useWishOfVisitor(fulfil: () => void) {
  const { state } = useLocation()
  const { open, setOpen } = usePanel('guardar')
  const wished = open && state?.signed_in === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each coming back
  useEffect(() => {
    if (!wished) return
    fulfil()
    setOpen(false)
  }, [wished])
}
