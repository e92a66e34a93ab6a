import { QueryClientProvider } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { queryClient } from '#web/data/query-client.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useReturnFocus } from '#web/ui/hooks/use-return-focus.ts'
import { Kbd } from '#web/ui/layout/kbd.tsx'
import { PaletteList } from './palette-list.tsx'
import { usePalette } from './use-palette.ts'

/** Opened over any page, also over those that do without the cache. */
// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function Palette({ onClose }: { onClose: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <OpenPalette onClose={onClose} />
    </QueryClientProvider>
  )
}

function OpenPalette({ onClose }: { onClose: () => void }) {
  const palette = usePalette(onClose)
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[80dvh] max-w-xl animate-drop flex-col overflow-hidden rounded-xl bg-surface shadow-float outline-none sm:top-[12vh]"
        >
          <Dialog.Title className="sr-only">Buscar o ir a una página</Dialog.Title>
          <PaletteBox {...palette} />
          <PaletteList {...palette} />
          <p role="status" className="px-5 py-6 text-center text-ink-soft empty:hidden">
            {palette.entries.length === 0 &&
              (palette.busy ? 'Buscando…' : 'No encontramos nada con ese nombre. Prueba con otra palabra.')}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteBox({ typed, type, entries, active, handleKey }: ReturnType<typeof usePalette>) {
  return (
    <div className="flex items-center gap-3 border-line border-b px-5">
      <Search aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <input
        role="combobox"
        aria-label="Qué buscas"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={entries[active] ? `palette-${active}` : undefined}
        autoComplete="off"
        placeholder="Buscar o ir a…"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKey}
        className="min-h-14 min-w-0 flex-1 bg-transparent text-lg outline-none"
      />
      <span className="hidden sm:inline">
        <Kbd>Esc</Kbd>
      </span>
      <Dialog.Close asChild>
        <IconButton label="Cerrar" className="-mr-3 sm:hidden">
          <X aria-hidden="true" />
        </IconButton>
      </Dialog.Close>
    </div>
  )
}
