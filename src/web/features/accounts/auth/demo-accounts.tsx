import { useId } from 'react'
import { useDemoAccounts } from '#web/data/accounts/demo-accounts.ts'
import { Button } from '#web/ui/buttons/button.tsx'

interface DemoAccountsProps {
  onChoose: (account: { email: string; password: string }) => void
}

/** One tap fills the form in; only where the server is a demonstration. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { items, password } = useDemoAccounts()
  const title = useId()
  if (password === null) return null
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 border-line border-t pt-5">
      <h2 id={title} className="font-semibold">
        Cuentas de demostración
      </h2>
      <p className="text-ink-soft text-sm">Elige una y rellenamos el formulario.</p>
      <ul className="flex flex-col gap-2">
        {items.map(({ email, full_name, part }) => (
          <li key={email}>
            <Button variant="secondary" wide onClick={() => onChoose({ email, password })}>
              {full_name} · {part}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
