import { Kbd } from '#web/ui/layout/kbd.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

const shortcuts = [
  { keys: ['Ctrl', 'K'], text: 'Buscar o ir a cualquier página (en Mac, ⌘ K)' },
  { keys: ['?'], text: 'Ver estos atajos' },
  { keys: ['Esc'], text: 'Cerrar lo que esté abierto' },
  { keys: ['Tab'], text: 'Ir al siguiente control; el primero salta al contenido' },
  { keys: ['↑', '↓'], text: 'Moverte por menús, sugerencias y pestañas' },
  { keys: ['Espacio'], text: 'En un tablero: tomar una postulación, moverla con las flechas y soltarla' },
  { keys: ['1', '9'], text: 'En un tablero: enviarla a la etapa con ese número' },
  { keys: ['J', 'K'], text: 'Con una postulación abierta: la siguiente y la anterior' },
] as const

// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Atajos de teclado">
      <dl className="divide-y divide-line">
        {shortcuts.map((shortcut) => (
          <div key={shortcut.text} className="flex items-center justify-between gap-6 py-3">
            <dt className="order-2 flex shrink-0 gap-1">
              {shortcut.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{shortcut.text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
