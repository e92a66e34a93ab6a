import { CornerDownLeft } from 'lucide-react'
import { useEffect } from 'react'
import { cx } from '#web/lib/cx.ts'
import type { usePalette } from './use-palette.ts'

export function PaletteList({ entries, active, setActive, go }: ReturnType<typeof usePalette>) {
  useEffect(() => {
    document.getElementById(`palette-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div id="palette-list" role="listbox" aria-label="Resultados" className="min-h-0 overflow-y-auto p-2 empty:hidden">
      {entries.map(({ label, to, icon: Icon }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text box above handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: options are reached by aria-activedescendant
        <div
          key={to}
          id={`palette-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseMove={() => setActive(index)}
          onClick={() => go(index)}
          className={cx(
            'flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3',
            index === active && 'bg-brand-soft',
          )}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <span className="min-w-0 flex-1 truncate">{label}</span>
          {index === active && <CornerDownLeft aria-hidden="true" className="size-4 text-ink-soft" />}
        </div>
      ))}
    </div>
  )
}
