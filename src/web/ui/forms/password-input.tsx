import { Eye, EyeOff, TriangleAlert } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { cx } from '#web/lib/cx.ts'
import { controlClass } from './control-look.ts'
import { useFieldControl } from './field-context.ts'
import { StrengthMeter } from './strength-meter.tsx'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Shows how strong a new password is while it is typed. */
  withStrength?: boolean | undefined
}

/** Show and hide, a caps-lock hint, paste allowed, and a strength meter for new passwords. */
export function PasswordInput({ withStrength = false, className, onInput, ...rest }: PasswordInputProps) {
  const field = useFieldControl()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const [heard, setHeard] = useState('')
  // What was typed before the program came is known to the form alone.
  const typed = typeof rest.value === 'string' ? rest.value : heard
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <>
      <span className="relative block">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...field}
          {...rest}
          type={shown ? 'text' : 'password'}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onInput={(event) => {
            setHeard(event.currentTarget.value)
            onInput?.(event)
          }}
          className={cx(controlClass, 'min-h-12 pr-13', className)}
        />
        <ShowButton shown={shown} onPress={() => setShown(!shown)} />
      </span>
      <span role="status" className="block">
        {capsLock && <CapsLockHint />}
      </span>
      {withStrength && <StrengthMeter password={typed} />}
    </>
  )
}

function ShowButton({ shown, onPress }: { shown: boolean; onPress: () => void }) {
  const Icon = shown ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
      onClick={onPress}
      className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-lg text-ink-soft hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}

function CapsLockHint() {
  return (
    <span className="mt-1.5 flex items-center gap-1.5 font-medium text-sm text-warn">
      <TriangleAlert aria-hidden="true" className="size-4" />
      Las mayúsculas están activadas.
    </span>
  )
}
