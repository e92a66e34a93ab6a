import { Bookmark } from 'lucide-react'
import { useSaveJob } from '#web/data/jobs.ts'
import { cx } from '#web/lib/cx.ts'
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
