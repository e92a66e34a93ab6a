import type { CvImport } from '#shared/cvs/cv-imports.ts'
import { BringCv } from '#web/features/cvs/start/bring-cv.tsx'
import { CvDropZone } from '#web/features/cvs/start/cv-drop-zone.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { OnboardingStep, StepFoot } from './onboarding-step.tsx'
import { namesOf, readAnswers } from './read-answers.ts'
import { thisMonth, useBroughtCv } from './with-read-cv.tsx'

export function Component() {
  usePageTitle('Tu CV')
  const { import_id, bring, stepPath } = useBroughtCv()
  const { seeker, setSeeker } = useOnboardingDraft()

  /** What the person typed before stays; a second file says anew what the first one had said. */
  function take(found: CvImport) {
    const { document } = found.proposal
    const read = readAnswers(found.proposal, thisMonth())
    const typed = import_id === null ? seeker : { mainRole: '', skills: [] }
    setSeeker({ mainRole: typed.mainRole || read.mainRole, skills: namesOf(document.skills, typed.skills) })
    bring(found)
  }

  return (
    <OnboardingStep
      step={1}
      steps={3}
      title="Trae tu CV"
      text="Lo leemos y rellenamos por ti lo que sigue. Antes de guardarlo, lo revisas todo."
    >
      <CvDropZone onRead={take}>
        <div className="space-y-8">
          <BringCv import_id={import_id} />
          <StepFoot>
            {import_id === null ? (
              <LinkButton to={stepPath(2)} variant="quiet" size="lg">
                Seguir sin CV
              </LinkButton>
            ) : (
              <LinkButton to={stepPath(2)} size="lg">
                Continuar
              </LinkButton>
            )}
          </StepFoot>
        </div>
      </CvDropZone>
    </OnboardingStep>
  )
}
