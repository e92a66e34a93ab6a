import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { joined, periodWord } from '#shared/words/cvs.ts'
import { countryName } from '#shared/words/names.ts'
import { modalityWords } from '#shared/words/work.ts'
import { Chips } from './candidate-skills.tsx'
import { Bullets, Paragraphs } from './candidate-text.tsx'
import { durationWord } from './duration.ts'

type Job = CvDocument['experience'][number]

/** Jobs along a line, as the person ordered them. */
export function JobTimeline({ jobs }: { jobs: readonly Job[] }) {
  return (
    <ol className="space-y-8 border-line border-l-2">
      {jobs.map((job) => (
        <li key={job.id} className="relative break-inside-avoid pl-6">
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[9px] size-4 rounded-full border-[3px] border-paper ${job.current ? 'bg-brand' : 'bg-edge'}`}
          />
          <JobText job={job} />
        </li>
      ))}
    </ol>
  )
}

function JobText({ job }: { job: Job }) {
  const when = periodWord(job.start, job.end, job.current)
  const where = joined(
    ' · ',
    joined(', ', job.city, countryName(job.country)),
    job.modality && modalityWords[job.modality],
  )
  return (
    <div className="space-y-2.5">
      <div>
        <h3 className="wrap-anywhere text-lg">{job.position || job.company}</h3>
        {job.position && job.company && <p className="wrap-anywhere font-medium">{job.company}</p>}
        <p className="mt-0.5 text-ink-soft text-sm">
          {joined(' · ', when, durationWord(job.start, job.end, job.current, new Date()), where)}
        </p>
      </div>
      <Paragraphs text={job.summary} />
      <Bullets lines={job.achievements} />
      <Chips words={job.skills.map(({ name }) => name)} />
    </div>
  )
}
