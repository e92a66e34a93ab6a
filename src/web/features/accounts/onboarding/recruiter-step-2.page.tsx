import { ArrowRight, LayoutDashboard, Megaphone, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useCompanyPaths } from './company-paths.ts'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { OnboardingStep, StepFoot } from './onboarding-step.tsx'

export function Component() {
  usePageTitle('Primer paso')
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
      text="Elige una opción; las otras te esperan en el menú."
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
        <Choice
          to="/app"
          onChoose={finish}
          icon={<LayoutDashboard />}
          title="Ir al panel"
          text="Echa un vistazo y decide después."
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
