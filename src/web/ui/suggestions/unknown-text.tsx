import { Button } from '../buttons/button.tsx'

/** Nothing is invented of a slip of the finger: what is not known is asked about. */
export function UnknownText({ text, onTake }: { text: string; onTake: () => void }) {
  return (
    <div role="status" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="wrap-anywhere font-medium text-warn">
        No conocemos «{text}». Revisa cómo se escribe o añádelo así.
      </p>
      {/* Pressing must not leave the text box first, which would ask once more. */}
      <Button size="sm" variant="secondary" onMouseDown={(event) => event.preventDefault()} onClick={onTake}>
        Añadir tal cual
      </Button>
    </div>
  )
}
