import { ArrowRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { SectionKind } from '#shared/cvs/cv-document.ts'
import { useFieldFocus } from '#web/editor/fields/use-field-focus.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { BasicsForm } from '../forms/basics-form.tsx'
import { CertificationsForm } from '../forms/certifications-form.tsx'
import { CircumstancesForm } from '../forms/circumstances-form.tsx'
import { CustomForm } from '../forms/custom-form.tsx'
import { DesignForm } from '../forms/design-form.tsx'
import { EducationForm } from '../forms/education-form.tsx'
import { ExperienceForm } from '../forms/experience-form.tsx'
import { InterestsForm } from '../forms/interests-form.tsx'
import { LanguagesForm } from '../forms/languages-form.tsx'
import { MentionsForm } from '../forms/mentions-form.tsx'
import { ProjectsForm } from '../forms/projects-form.tsx'
import { ReferencesForm } from '../forms/references-form.tsx'
import { RegistrationsForm } from '../forms/registrations-form.tsx'
import { SkillsForm } from '../forms/skills-form.tsx'
import { SummaryForm } from '../forms/summary-form.tsx'
import { isKind, nameOf, shownSections } from './section-edits.ts'
import { SectionHeading } from './section-heading.tsx'
import { sectionAddress } from './use-section.ts'

const forms: Record<SectionKind, ReactNode> = {
  summary: <SummaryForm />,
  experience: <ExperienceForm />,
  education: <EducationForm />,
  skills: <SkillsForm />,
  languages: <LanguagesForm />,
  certifications: <CertificationsForm />,
  registrations: <RegistrationsForm />,
  projects: <ProjectsForm />,
  courses: <MentionsForm kind="courses" />,
  awards: <MentionsForm kind="awards" />,
  publications: <MentionsForm kind="publications" />,
  volunteering: <MentionsForm kind="volunteering" />,
  circumstances: <CircumstancesForm />,
  interests: <InterestsForm />,
  references: <ReferencesForm />,
}

function formOf(key: string): ReactNode {
  if (key === 'basics') return <BasicsForm />
  if (key === 'design') return <DesignForm />
  return isKind(key) ? forms[key] : <CustomForm section_key={key} />
}

export function SectionForm({ open }: { open: string }) {
  useFieldFocus()
  return (
    <section
      aria-label="Formulario"
      className="@container min-w-0 [&_:is(a,button,input,select,textarea)]:scroll-mt-32"
    >
      <SectionHeading section_key={open} />
      <Fragment key={open}>{formOf(open)}</Fragment>
      <NextSection open={open} />
    </section>
  )
}

/** On through the CV without going back to the list. */
function NextSection({ open }: { open: string }) {
  const { document } = useCvEditor().content
  const [search] = useSearchParams()
  const keys = ['basics', ...shownSections(document, open).map(({ key }) => key), 'design']
  const next = keys[keys.indexOf(open) + 1]
  if (!next) return null
  return (
    <p className="mt-6 flex justify-end">
      <LinkButton to={sectionAddress(search, next)} preventScrollReset variant="quiet" className="max-w-full">
        <span className="min-w-0 truncate">Siguiente: {nameOf(document, next)}</span>
        <ArrowRight aria-hidden="true" />
      </LinkButton>
    </p>
  )
}
