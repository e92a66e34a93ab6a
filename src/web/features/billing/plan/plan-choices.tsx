import type { BoughtPlan, Currency, Plan, PlanCode } from '#shared/billing/plans.ts'
import { boughtPlan } from '#shared/billing/plans.ts'
import { priceWords } from '#shared/words/billing.ts'
import { usePlans } from '#web/data/billing.ts'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'

interface PlanChoicesProps {
  present: PlanCode
  currency: Currency
  onChoose: (plan: BoughtPlan) => void
}

export function PlanChoices({ present, currency, onChoose }: PlanChoicesProps) {
  const plans = usePlans()
  return (
    <Card title="Cambiar de plan" text="Por 30 días y sin renovación automática. Precios sin impuestos.">
      {plans.isError && <Failure title="No pudimos cargar los planes." error={plans.error} onRetry={plans.refetch} />}
      {plans.isPending && <Skeleton className="h-40 w-full" />}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {plans.data?.items.map((plan) => (
          <Choice
            key={plan.code}
            plan={plan}
            currency={currency}
            isPresent={plan.code === present}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </Card>
  )
}

interface ChoiceProps {
  plan: Plan
  currency: Currency
  isPresent: boolean
  onChoose: (plan: BoughtPlan) => void
}

function Choice({ plan, currency, isPresent, onChoose }: ChoiceProps) {
  const price = plan.prices[currency] ?? 0
  const sold = boughtPlan.safeParse(plan.code).data
  return (
    <li
      className={cx(
        'flex flex-col rounded-xl border p-5',
        isPresent ? 'border-brand bg-brand-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-lg">{plan.name}</h3>
        {isPresent && sold && <Badge tone="spark">Tu plan</Badge>}
      </div>
      <p className="mt-1 text-ink-soft text-sm sm:min-h-[2lh]">{plan.purpose}</p>
      <p className="numeric mt-4 font-bold text-2xl">{priceWords(price, currency)}</p>
      <p className="mt-1 font-medium">{placesOf(plan)}</p>
      <p className="mt-1 mb-5 text-ink-soft text-sm">
        {plan.code === 'SUELTA'
          ? `${plan.invites_month} invitaciones más`
          : `${plan.invites_month} invitaciones al mes`}
      </p>
      <div className="mt-auto">
        {sold ? (
          <Button variant={isPresent ? 'primary' : 'secondary'} wide onClick={() => onChoose(sold)}>
            {isPresent ? 'Renovar 30 días' : 'Elegir'}
            {/* Two words of a name do not fit beside it in a column of four. */}
            {!isPresent && <span className="sr-only"> {plan.name}</span>}
          </Button>
        ) : (
          isPresent && <p className="font-semibold">Tu plan actual</p>
        )}
      </div>
    </li>
  )
}

function placesOf({ code, active_vacancies }: Plan): string {
  if (code === 'SUELTA') return 'Una vacante más'
  return active_vacancies === 1 ? '1 vacante activa' : `${active_vacancies} vacantes activas`
}
