import { useState } from 'react'
import { useLocation } from 'react-router'
import { useWantedVacancy } from '#web/data/public/wanted-vacancy.ts'
import { choiceEntry, vacancyIn } from '#web/lib/choice-entry.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Logo } from '#web/ui/layout/logo.tsx'
import { MAIN_ID } from '../navigation/skip-link.tsx'
import { useLogout } from '../session/use-logout.ts'
import { IntentCard, intentCards } from './intent-card.tsx'
import { useChooseIntent } from './use-choose-intent.ts'

// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function IntentChooser({ onHold }: { onHold: (until: string | null) => void }) {
  usePageTitle('Te damos la bienvenida')
  const logout = useLogout()
  // What is known is marked, not decided for them. The entry changes when the choice leads on.
  const [entry] = useState(choiceEntry(useLocation().state))
  const choose = useChooseIntent(entry, onHold)
  const wanted = useWantedVacancy(entry.next)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-18 w-full max-w-4xl items-center justify-between px-4 sm:px-6">
        <Logo />
        <button
          type="button"
          onClick={logout}
          className="min-h-11 rounded-md px-3 font-medium text-ink-soft hover:text-ink"
        >
          Cerrar Sesión
        </button>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto flex w-full max-w-4xl flex-1 flex-col justify-center px-4 py-8 text-center sm:px-6"
      >
        <h1 className="text-4xl sm:text-5xl">¡Bienvenido a Skillo!</h1>
        <p className="mx-auto mt-4 max-w-xl text-ink-soft text-lg">
          Para personalizar tu experiencia, cuéntanos qué te trae por aquí.
        </p>
        <div className="mt-10 grid gap-5 md:grid-cols-2">
          {intentCards.map((card) => (
            <IntentCard
              key={card.intent}
              card={card}
              mark={card.intent === entry.chosen ? markOf(entry.next) : null}
              busy={choose.isPending}
              onChoose={choose.mutate}
            />
          ))}
        </div>
        {wanted && (
          <p className="wrap-anywhere mt-6">
            {wanted.applies ? 'Después sigues con tu postulación a ' : 'Después vuelves a '}
            <strong className="font-semibold">{wanted.title}</strong>, de {wanted.company_name}.
          </p>
        )}
        <p className="mt-6 text-ink-soft text-sm">Puedes cambiar de modo cuando quieras.</p>
        <p role="status" className="mt-3 min-h-6 font-medium text-ink-soft">
          {choose.isPending ? 'Guardando tu elección...' : ''}
        </p>
        {choose.isError && (
          <p>
            <Button variant="secondary" onClick={() => choose.mutate(choose.variables)}>
              Volver a intentar
            </Button>
          </p>
        )}
      </main>
    </div>
  )
}

/** Why a card is marked. */
function markOf(next: string | null): string {
  if (vacancyIn(next)) return 'Es lo que necesitas para postularte.'
  return next ? 'Es lo que necesitas para trabajar con tu equipo.' : 'Es lo que elegiste al entrar.'
}
