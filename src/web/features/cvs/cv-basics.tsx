import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

interface Fact {
  label: string
  value: string | null
}

/** What the profile already knows and the CV will begin with. */
export function CvBasics({ facts }: { facts: readonly Fact[] }) {
  return (
    <Card
      title="Lo que ya sabemos de ti"
      action={
        <LinkButton to="/app/settings?tab=preferencias" variant="secondary" size="sm">
          Editar mis preferencias
        </LinkButton>
      }
    >
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {facts.map((fact) => (
          <div key={fact.label} className="min-w-0">
            <dt className="text-ink-soft text-sm">{fact.label}</dt>
            <dd className={fact.value ? 'break-words font-medium' : 'text-ink-soft'}>
              {fact.value || 'Sin completar'}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
