import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { Apply } from '#web/features/hiring/apply/apply.tsx'
import { CandidateSections } from '#web/features/matching/candidate/candidate-sections.tsx'
import { VacancyView } from '#web/features/vacancies/vacancy-view.tsx'
import { JobActions } from './job-actions.tsx'
import { OpenJobColumn } from './open-job.tsx'

/** Where there is no room for two columns, the shell opens it over the list. */
export function OpenVacancy({ vacancy_id, tab }: { vacancy_id: string; tab: string }) {
  const source = tab === 'para-ti' ? 'RECOMMENDED' : 'DIRECT'
  return (
    <OpenJobColumn vacancy_id={vacancy_id}>
      {(job) => (
        <VacancyView
          document={job.document}
          company={job.company}
          over={job.state !== 'PUBLISHED'}
          actions={<JobActions job={job} apply={<Apply key={job.id} job={job} source={source} drawCv={drawCv} />} />}
        />
      )}
    </OpenJobColumn>
  )
}

const drawCv = (document: CvDocument) => <CandidateSections document={document} />
