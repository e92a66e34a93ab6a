import { Columns3, List, Search } from 'lucide-react'
import { seekerState } from '#shared/hiring/application.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { seekerStateWords } from '#shared/words/hiring.ts'
import type { ApplicationsPage } from '#web/data/hiring/my-applications.ts'
import { cx } from '#web/lib/cx.ts'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useTypedWords } from '#web/ui/hooks/use-typed-words.ts'
import { useApplicationsAddress } from '../use-applications-address.ts'

/** Words, state and view. */
export function ApplicationsTools({ counts }: { counts: ApplicationsPage['counts'] | undefined }) {
  const { q, choice, look, choose, board, showBoard } = useApplicationsAddress()
  const { typed, type } = useTypedWords(q, look)
  const states = seekerState.options.filter((state) => (counts?.[state] ?? 0) > 0 || state === choice)
  return (
    <div className="flex flex-wrap gap-3">
      <div className="min-w-0 basis-full sm:flex-1 sm:basis-56">
        <Input
          type="search"
          aria-label="Buscar en tus postulaciones"
          placeholder="Puesto o empresa"
          icon={<Search />}
          maxLength={HIRING_LENGTHS.find}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <div className="min-w-0 flex-1 sm:max-w-60 sm:basis-44">
        <Select
          aria-label="Estado"
          value={choice}
          placeholder="Todas"
          choices={[
            { value: 'abiertas', label: 'En curso' },
            { value: 'cerradas', label: 'Terminadas' },
            ...states.map((value) => ({ value, label: `${seekerStateWords[value]} (${counts?.[value] ?? 0})` })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      <fieldset className="flex rounded-lg border border-edge bg-surface p-0.5">
        <legend className="sr-only">Vista</legend>
        <ViewButton label="Lista" icon={<List />} on={!board} onPress={() => showBoard(false)} />
        <ViewButton label="Tablero" icon={<Columns3 />} on={board} onPress={() => showBoard(true)} />
      </fieldset>
    </div>
  )
}

interface ViewButtonProps {
  label: string
  icon: React.ReactNode
  on: boolean
  onPress: () => void
}

function ViewButton({ label, icon, on, onPress }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={on}
      onClick={onPress}
      className={cx(
        'flex size-11 items-center justify-center rounded-md [&_svg]:size-5',
        on ? 'bg-brand-soft text-brand-strong' : 'text-ink-soft hover:text-ink',
      )}
    >
      <span aria-hidden="true">{icon}</span>
    </button>
  )
}
