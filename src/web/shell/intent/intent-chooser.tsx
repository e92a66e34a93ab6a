import { useLocation } from 'react-router'
import { intent } from '#shared/accounts/users.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Logo } from '#web/ui/layout/logo.tsx'
import { MAIN_ID } from '../navigation/skip-link.tsx'
import { useLogout } from '../session/use-logout.ts'
import { IntentCard, intentCards } from './intent-card.tsx'
import { CHOICE_FAILED, useChooseIntent } from './use-choose-intent.ts'

// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function IntentChooser() {
  usePageTitle('Te damos la bienvenida')
  const logout = useLogout()
  const choose = useChooseIntent()
  // What somebody pressed on the landing page is marked, not decided for them.
  const { data: chosen } = intent.safeParse(useLocation().state?.chosen)
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
              marked={card.intent === chosen}
              busy={choose.isPending}
              onChoose={choose.mutate}
            />
          ))}
        </div>
        <p className="mt-6 text-ink-soft text-sm">Puedes cambiar de modo cuando quieras.</p>
        <p role="status" className="mt-3 min-h-6 font-medium text-ink-soft">
          {choose.isPending ? 'Guardando tu elección...' : ''}
        </p>
        {choose.isError && <Alert tone="bad">{CHOICE_FAILED}</Alert>}
      </main>
    </div>
  )
}
