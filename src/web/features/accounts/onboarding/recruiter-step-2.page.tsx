import { ArrowRight, Megaphone, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCompany } from '#web/data/companies/companies.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { CompanyFactsForm } from './company-facts-form.tsx'
import { useCompanyPaths } from './company-paths.ts'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { OnboardingStep, StepFoot } from './onboarding-step.tsx'

const LATER = 'despues'

export function Component() {
  usePageTitle('Primer paso')
  const company_id = useOnboardingDraft(({ recruiter }) => recruiter.newCompanyId)
  return company_id === null ? <Choices /> : <FactsFirst company_id={company_id} />
}

/** Asks once for all that publishing needs, so that the first vacancy is not refused for the company's sake. */
function FactsFirst({ company_id }: { company_id: string }) {
  const [search, setSearch] = useSearchParams()
  const { data: company, isPending } = useCompany(company_id)
  if (isPending) return <FactsLoading />
  if (!company || company.missing_to_publish.length === 0 || search.has(LATER)) return <Choices />
  return (
    <OnboardingStep
      step={2}
      steps={2}
      title={`Presenta a ${company.name}`}
      text="Es lo que leerá quien mire tus vacantes, y lo que falta para poder publicarlas."
    >
      <CompanyFactsForm company={company} onLater={() => setSearch({ [LATER]: '1' })} />
    </OnboardingStep>
  )
}

function FactsLoading() {
  return (
    <Loading label="Cargando tu empresa…" className="mx-auto max-w-xl space-y-5">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  )
}

function Choices() {
  const { recruiter, clear } = useOnboardingDraft()
  const { vacancy, team } = useCompanyPaths()
  const name = recruiter.companyName.trim()

  /** What was typed is let go only once the company holds it. */
  function finish() {
    if (recruiter.newCompanyId !== null) clear()
  }

  return (
    <OnboardingStep
      step={2}
      steps={2}
      title={name ? `¿Por dónde empieza ${name}?` : '¿Por dónde quieres empezar?'}
      text="Elige una opción; la otra te espera en el menú."
    >
      <ul className="space-y-3">
        <Choice
          to={vacancy}
          onChoose={finish}
          icon={<Megaphone />}
          title="Publicar mi primera vacante"
          text="Con salario y plazo de respuesta a la vista."
        />
        <Choice
          to={team}
          onChoose={finish}
          icon={<UserPlus />}
          title="Invitar a mi equipo"
          text="Suma a quienes entrevistan y deciden contigo."
        />
      </ul>
      <div className="mt-6">
        <StepFoot back="/onboarding/recruiter/step-1">
          <span aria-hidden="true" />
        </StepFoot>
      </div>
    </OnboardingStep>
  )
}

interface ChoiceProps {
  to: string
  onChoose: () => void
  icon: ReactNode
  title: string
  text: string
}

function Choice({ to, onChoose, icon, title, text }: ChoiceProps) {
  return (
    <li>
      <Link
        to={to}
        replace
        onClick={onChoose}
        className="group flex items-center gap-4 rounded-xl border border-line bg-surface p-5 shadow-rest transition-[border-color,box-shadow] hover:border-brand hover:shadow-float"
      >
        <span
          aria-hidden="true"
          className="flex size-12 shrink-0 items-center justify-center rounded-lg bg-brand-soft text-brand [&_svg]:size-6"
        >
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-bold font-display text-lg">{title}</span>
          <span className="block text-ink-soft">{text}</span>
        </span>
        <ArrowRight
          aria-hidden="true"
          className="size-5 shrink-0 text-brand transition-transform group-hover:translate-x-1"
        />
      </Link>
    </li>
  )
}
