import { useState } from 'react'
import type { CurrentUser } from '#shared/accounts/users.ts'
import type { CvWishes } from '#shared/cvs/cv-imports.ts'
import { useSaveProfile } from '#web/data/accounts/accounts.ts'
import { useMe } from '#web/data/accounts/me.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { type WishKey, type WishRow, wishRows, withWishes } from './wish-rows.ts'

/** What the CV says of the job that the person wants: for their preferences, and never for the CV. */
export function ReadWishes({ wishes }: { wishes: CvWishes }) {
  const { data: me } = useMe()
  return me ? <WishesOf me={me} wishes={wishes} /> : null
}

function WishesOf({ me, wishes }: { me: CurrentUser; wishes: CvWishes }) {
  const save = useSaveProfile()
  const rows = wishRows(wishes, me.job_preferences)
  const [changed, setChanged] = useState<Partial<Record<WishKey, boolean>>>({})
  const chosen = rows.filter((row) => isChosen(changed, row)).map(({ key }) => key)
  if (save.isSuccess && chosen.length === 0) return <Saved />
  if (rows.length === 0) return null
  return (
    <section aria-label="Tu CV también dice" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-lg">Tu CV también dice</h2>
      <p className="mt-0.5 text-ink-soft text-sm">
        Con tus preferencias elegimos qué vacantes mostrarte.
        {rows.some(({ key }) => key === 'min_salary') && ' Lo que quieres ganar no sale en tu CV.'}
      </p>
      <div className="mt-2">
        {rows.map((row) => (
          <Checkbox
            key={row.key}
            label={row.label}
            help={helpOf(row, wishes)}
            checked={isChosen(changed, row)}
            onChange={(event) => setChanged({ ...changed, [row.key]: event.target.checked })}
          />
        ))}
      </div>
      {save.error !== null && (
        <Alert tone="bad" live>
          {messageOf(save.error)}
        </Alert>
      )}
      <Button
        variant="secondary"
        className="mt-2"
        disabled={chosen.length === 0}
        busy={save.isPending}
        busyLabel="Guardando…"
        onClick={() => save.mutate({ job_preferences: withWishes(me.job_preferences, wishes, chosen) })}
      >
        Guardar en tus preferencias
      </Button>
    </section>
  )
}

/** What the preferences say already gives way only to a tick of the person. */
const isChosen = (changed: Partial<Record<WishKey, boolean>>, { key, now }: WishRow): boolean =>
  changed[key] ?? now === ''

function helpOf({ key, now }: WishRow, { is_net }: CvWishes): string | undefined {
  const net = key === 'min_salary' && is_net ? 'Tu CV lo dice en neto y aquí se cuenta en bruto. ' : ''
  const before = now === '' ? '' : `Tus preferencias dicen ahora: «${now}». Márcalo para cambiarlo.`
  return `${net}${before}`.trim() || undefined
}

function Saved() {
  return (
    <Alert
      tone="good"
      live
      action={
        <LinkButton to="/app/settings?tab=preferencias" variant="secondary" size="sm">
          Ver mis preferencias
        </LinkButton>
      }
    >
      Guardado en tus preferencias.
    </Alert>
  )
}
