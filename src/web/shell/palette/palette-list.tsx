import { CornerDownLeft } from 'lucide-react'
import { Fragment, useEffect } from 'react'
import { cx } from '#web/lib/cx.ts'
import type { Entry } from './palette-entries.ts'
import type { usePalette } from './use-palette.ts'

export function PaletteList({ entries, active, setActive, go }: ReturnType<typeof usePalette>) {
  useEffect(() => {
    document.getElementById(`palette-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div id="palette-list" role="listbox" aria-label="Resultados" className="min-h-0 overflow-y-auto p-2 empty:hidden">
      {entries.map((entry, index) => (
        <Fragment key={entry.to + entry.label}>
          {entry.group !== undefined && entry.group !== entries[index - 1]?.group && (
            <p aria-hidden="true" className="px-3 pt-3 pb-1 font-medium text-ink-soft text-sm">
              {entry.group}
            </p>
          )}
          <Option entry={entry} index={index} is_active={index === active} setActive={setActive} go={go} />
        </Fragment>
      ))}
    </div>
  )
}

interface OptionProps extends Pick<ReturnType<typeof usePalette>, 'setActive' | 'go'> {
  entry: Entry
  index: number
  is_active: boolean
}

function Option({ entry: { label, hint, group, icon: Icon }, index, is_active, setActive, go }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text box above handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: options are reached by aria-activedescendant
    <div
      id={`palette-${index}`}
      role="option"
      aria-selected={is_active}
      onMouseMove={() => setActive(index)}
      onClick={() => go(index)}
      className={cx(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5',
        is_active && 'bg-brand-soft',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">
        {group && <span className="sr-only">{group}: </span>}
        <span className="block truncate">{label}</span>
        {hint && <span className="block truncate text-ink-soft text-sm">{hint}</span>}
      </span>
      {is_active && <CornerDownLeft aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />}
    </div>
  )
}
