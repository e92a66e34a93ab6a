import { buttonClass } from '#web/ui/buttons/button-look.ts'

interface ResendButtonProps {
  label: string
  /** Seconds until it may be pressed again. */
  left: number
  busy: boolean
  onPress: () => void
}

/** «Reenviar», with the time that is left while it has to wait; it keeps its focus meanwhile. */
export function ResendButton({ label, left, busy, onPress }: ResendButtonProps) {
  const waits = left > 0 || busy
  return (
    <button
      type="button"
      aria-disabled={waits || undefined}
      onClick={() => !waits && onPress()}
      className={buttonClass({ variant: 'secondary' })}
    >
      {busy ? 'Enviando…' : left > 0 ? `Puedes pedir otro en ${left} s` : label}
    </button>
  )
}
