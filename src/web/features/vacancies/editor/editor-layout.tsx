import { ArrowLeft, ArrowRight } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { focusField } from '#web/editor/fields/focus-field.ts'
import { useHeadingFocus } from '#web/editor/fields/use-heading-focus.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { useMedia } from '#web/ui/hooks/use-media.ts'
import { ConditionsForm } from './forms/conditions-form.tsx'
import { PositionForm } from './forms/position-form.tsx'
import { StepNav, stepAddress } from './step-nav.tsx'
import { type Point, type StepKey, steps } from './steps.ts'
import { VersionedPreview } from './versions/versioned-preview.tsx'

const RequirementsForm = lazy(() =>
  import('./forms/requirements-form.tsx').then((part) => ({ default: part.RequirementsForm })),
)
const ProcessForm = lazy(() => import('./forms/process-form.tsx').then((part) => ({ default: part.ProcessForm })))
const PublishForm = lazy(() => import('./publish/publish-form.tsx').then((part) => ({ default: part.PublishForm })))

interface EditorLayoutProps {
  step: StepKey
  points: readonly Point[]
  vacancy: Vacancy | null
  onSaved: () => Promise<string | null>
}

/** Steps, form and preview side by side where there is room. */
export function EditorLayout(props: EditorLayoutProps) {
  const wide = useMedia('(min-width: 88rem)')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] min-[88rem]:grid-cols-[13rem_minmax(0,1fr)_minmax(0,20rem)] min-[110rem]:grid-cols-[15rem_minmax(0,1fr)_minmax(0,32rem)] min-[110rem]:gap-10">
      <div className="min-w-0 lg:sticky lg:top-32">
        <StepNav open={props.step} points={props.points} />
      </div>
      <StepForm {...props} wide={wide} />
      {wide && <Preview />}
    </div>
  )
}

function StepForm({ step, points, vacancy, onSaved, wide }: StepProps) {
  const [search] = useSearchParams()
  const heading = useHeadingFocus(step)
  const at = steps.findIndex(({ key }) => key === step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  return (
    <section
      aria-label={steps[at]?.title}
      className="@container min-w-0 rounded-xl border border-line bg-surface p-5 sm:p-7"
    >
      <h2 ref={heading} tabIndex={-1} className="mb-6 scroll-mt-20 text-2xl">
        {steps[at]?.title}
      </h2>
      <Suspense fallback={<SkeletonLines lines={8} />}>
        <StepFields step={step} points={points} vacancy={vacancy} onSaved={onSaved} wide={wide} />
        <FieldFocus key={step} />
      </Suspense>
      {/* Where both do not fit in a line, the way on comes first and is as wide as the form. */}
      <div className="mt-9 flex @md:flex-row flex-col-reverse justify-between gap-3 border-line border-t pt-5">
        {before ? (
          <LinkButton variant="quiet" to={stepAddress(search, before.key)}>
            <ArrowLeft aria-hidden="true" />
            Anterior
          </LinkButton>
        ) : (
          <span />
        )}
        {after && (
          <LinkButton variant={after.key === 'publicar' ? 'primary' : 'secondary'} to={stepAddress(search, after.key)}>
            {after.key === 'publicar' ? 'Revisar y publicar' : after.title}
            <ArrowRight aria-hidden="true" />
          </LinkButton>
        )}
      </div>
    </section>
  )
}

type StepProps = EditorLayoutProps & { wide: boolean }

function StepFields({ step, points, vacancy, onSaved, wide }: StepProps) {
  switch (step) {
    case 'puesto':
      return <PositionForm />
    case 'condiciones':
      return <ConditionsForm />
    case 'requisitos':
      return <RequirementsForm />
    case 'proceso':
      return <ProcessForm />
    case 'publicar':
      return <PublishForm vacancy={vacancy} points={points} onSaved={onSaved} withPreview={!wide} />
  }
}

/** Stands beside the fields, so that the one that the address names is there when it is looked for. */
function FieldFocus() {
  const [search] = useSearchParams()
  const field = search.get('campo')
  useEffect(() => {
    if (field) focusField(field)
  }, [field])
  return null
}

function Preview() {
  return (
    <section
      aria-label="Vista previa"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be in reach of the keyboard
      tabIndex={0}
      className="sticky top-32 max-h-[calc(100dvh-9rem)] overflow-y-auto rounded-xl border border-line bg-surface p-6"
    >
      <VersionedPreview />
    </section>
  )
}
