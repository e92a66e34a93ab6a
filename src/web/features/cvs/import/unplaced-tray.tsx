import { Check, ClipboardCopy, CornerDownRight } from 'lucide-react'
import { plural } from '#shared/core/numbers.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { targetsIn } from './placing.ts'
import type { Review } from './use-review.ts'

/** What was read but has no place: nothing of it is thrown away without being told. */
export function UnplacedTray({ pieces, review }: { pieces: readonly string[]; review: Review }) {
  const left = pieces.filter((_, at) => !(at in review.placed)).length
  if (pieces.length === 0) return null
  return (
    <section aria-label="Texto sin ubicar" className="space-y-4">
      <div>
        <h2 className="text-xl">Texto sin ubicar</h2>
        <p className="mt-1 text-ink-soft">
          {left === 0 ? 'Todo tiene ya su lugar.' : `No supimos dónde poner ${plural(left, 'trozo', 'trozos')}.`}
        </p>
      </div>
      <ul className="space-y-3">
        {pieces.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a file do not move
          <Piece key={at} text={text} placed={review.placed[at]} review={review} at={at} />
        ))}
      </ul>
      {left > 0 && (
        <Checkbox
          label="Guardar lo que quede en una sección oculta de mi CV"
          help="Así no se pierde nada: tú la ves en el editor y no sale en el PDF."
          checked={review.keep_rest}
          onChange={(event) => review.keepRest(event.target.checked)}
        />
      )}
    </section>
  )
}

interface PieceProps {
  text: string
  at: number
  placed: string | undefined
  review: Review
}

function Piece({ text, at, placed, review }: PieceProps) {
  const items = targetsIn(review.document).map(({ label, put }) => ({
    label,
    onSelect: () => review.place(at, label, put(review.document, text)),
  }))
  return (
    <li className="rounded-lg bg-sunk p-4">
      <p className="wrap-anywhere max-h-48 overflow-y-auto whitespace-pre-wrap text-[0.9375rem]">{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2">
        <Menu
          align="start"
          items={items}
          trigger={
            <Button variant="secondary" size="sm">
              <CornerDownRight aria-hidden="true" />
              Copiar a…
            </Button>
          }
        />
        <IconButton label="Copiar al portapapeles" onClick={() => copy(text)}>
          <ClipboardCopy aria-hidden="true" />
        </IconButton>
        <p role="status" className="flex min-w-0 items-center gap-1.5 text-good text-sm">
          {placed && (
            <>
              <Check aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0">Añadido a {placed}</span>
            </>
          )}
        </p>
      </div>
    </li>
  )
}

async function copy(text: string) {
  if (await copyText(text)) notify.success('Texto copiado.')
  else notify.error('Tu navegador no deja copiar. Selecciona el texto y cópialo a mano.')
}
