import { useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '#shared/accounts/users.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PhoneCode } from './phone-code.tsx'
import { PhoneForm } from './phone-form.tsx'
import { spacedPhone } from './phone-number.ts'
import { VerifiedBadge } from './verified-badge.tsx'

export function PhoneCard({ me }: { me: CurrentUser }) {
  const [changing, setChanging] = useState(false)
  const body = useFocusOnChange(`${me.phone} ${me.phone_verified} ${changing}`)
  return (
    <Card title="Teléfono" text="Opcional. Un teléfono confirmado añade una insignia a tu perfil.">
      <div ref={body} tabIndex={-1}>
        {me.phone && !changing && (
          <div className="space-y-5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <span className="numeric font-medium text-lg">{spacedPhone(me.phone)}</span>
              <VerifiedBadge verified={me.phone_verified} />
            </p>
            {!me.phone_verified && <PhoneCode key={me.phone} />}
            <Button variant="quiet" onClick={() => setChanging(true)} className="-ml-5">
              Cambiar o quitar el número
            </Button>
          </div>
        )}
        {(!me.phone || changing) && (
          <PhoneForm
            me={me}
            onDone={() => setChanging(false)}
            onCancel={changing ? () => setChanging(false) : undefined}
          />
        )}
      </div>
    </Card>
  )
}

/** The pressed button goes away with its step, so the next step takes the focus. */
function useFocusOnChange(state: string) {
  const element = useRef<HTMLDivElement>(null)
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    element.current?.focus()
  }, [state])
  return element
}
