import type { ReactNode } from 'react'
import { type CvDocument, orderedSections, SECTION_KINDS, type SectionKind } from '#shared/cvs/cv-document.ts'
import { sectionTitle } from '#shared/cvs/cv-section-titles.ts'
import { circumstanceFacts } from '#shared/words/circumstances.ts'
import {
  CertificationList,
  CircumstanceList,
  CustomList,
  MentionList,
  ProjectList,
  RegistrationList,
  StudyList,
} from './candidate-lists.tsx'
import { CandidateLanguages, CandidateSkills, Chips } from './candidate-skills.tsx'
import { Paragraphs } from './candidate-text.tsx'
import { JobTimeline } from './job-timeline.tsx'

/** Null when there is nothing to show. */
const drawers: Record<SectionKind, (document: CvDocument) => ReactNode> = {
  summary: ({ summary }) => summary && <Paragraphs text={summary} />,
  experience: ({ experience }) => filled(experience, <JobTimeline jobs={experience} />),
  education: ({ education }) => filled(education, <StudyList studies={education} />),
  skills: ({ skills }) => filled(skills, <CandidateSkills skills={skills} />),
  languages: ({ languages }) => filled(languages, <CandidateLanguages languages={languages} />),
  certifications: ({ certifications }) => filled(certifications, <CertificationList certifications={certifications} />),
  registrations: ({ registrations }) => filled(registrations, <RegistrationList registrations={registrations} />),
  circumstances: ({ circumstances }) => {
    const facts = circumstanceFacts(circumstances)
    return filled(facts, <CircumstanceList facts={facts} />)
  },
  projects: ({ projects }) => filled(projects, <ProjectList projects={projects} />),
  courses: ({ courses }) => filled(courses, <MentionList mentions={courses} />),
  awards: ({ awards }) => filled(awards, <MentionList mentions={awards} />),
  publications: ({ publications }) => filled(publications, <MentionList mentions={publications} />),
  volunteering: ({ volunteering }) => filled(volunteering, <MentionList mentions={volunteering} />),
  interests: ({ interests }) => filled(interests, <Chips words={interests} />),
  // Shown only on request.
  references: () => null,
}

const filled = (list: readonly unknown[], drawn: ReactNode): ReactNode => (list.length > 0 ? drawn : null)

function drawn(document: CvDocument, key: string): ReactNode {
  const kind = SECTION_KINDS.find((one) => one === key)
  if (kind) return drawers[kind](document)
  const own = document.custom.find(({ id }) => key === `custom:${id}`)
  return own ? filled(own.items, <CustomList items={own.items} />) : null
}

export function CandidateSections({ document }: { document: CvDocument }) {
  return orderedSections(document).map(({ key, hidden }) => {
    const content = hidden ? null : drawn(document, key)
    if (!content) return null
    const title = sectionTitle(document, key)
    return (
      <section key={key} aria-label={title} className="mt-10">
        <h2 className="wrap-anywhere mb-4 text-xl">{title}</h2>
        {content}
      </section>
    )
  })
}
