import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { Apply } from '#web/features/hiring/apply/apply.tsx'
import { JobActions } from '#web/features/jobs/job-actions.tsx'
import { OpenJobSheet } from '#web/features/jobs/open-job.tsx'
import { CandidateSections } from '#web/features/matching/candidate/candidate-sections.tsx'
import { VacancyView } from '#web/features/vacancies/vacancy-view.tsx'

const drawCv = (document: CvDocument) => <CandidateSections document={document} />

interface OpenVacancySheetProps {
  vacancy_id: string
  source: 'RECOMMENDED' | 'DIRECT'
}

// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function OpenVacancySheet({ vacancy_id, source }: OpenVacancySheetProps) {
  return (
    <OpenJobSheet
      vacancy_id={vacancy_id}
      foot={(job) => <Apply key={job.id} job={job} source={source} drawCv={drawCv} />}
    >
      {(job) => (
        <VacancyView document={job.document} company={job.company} actions={<JobActions job={job} apply={null} />} />
      )}
    </OpenJobSheet>
  )
}
