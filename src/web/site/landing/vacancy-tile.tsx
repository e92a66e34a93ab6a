import { Link } from 'react-router'
import type { JobTile } from '#shared/jobs/drawn-page.ts'
import { cx } from '#web/lib/cx.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Glyph } from './glyph.tsx'

interface VacancyTileProps {
  job: JobTile
  level: 2 | 3
  className?: string
}

/** A vacancy in few words; the whole tile is one link. */
export function VacancyTile({ job, level, className }: VacancyTileProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <li
      className={cx(
        'relative flex min-w-0 flex-col rounded-xl border border-line bg-surface p-5 transition-[border-color,box-shadow] focus-within:border-brand hover:border-brand hover:shadow-float sm:p-6',
        className,
      )}
    >
      <div className="flex items-start gap-4">
        <Avatar name={job.company} url={job.logo_url} square />
        <div className="min-w-0">
          <Title className="wrap-anywhere line-clamp-2 text-xl">
            <Link to={`/jobs/${job.id}`} className="rounded-md after:absolute after:inset-0 after:rounded-xl">
              {job.title}
            </Link>
          </Title>
          <p className="wrap-anywhere mt-1 text-ink-soft">
            {job.company}
            {job.verified && (
              <span className="ml-2 inline-flex items-center gap-1 font-medium text-good text-sm">
                <Glyph name="check" className="size-4" /> Verificada
              </span>
            )}
          </p>
        </div>
      </div>
      <p className="wrap-anywhere mt-3 text-ink-soft">
        {job.place}
        {job.terms && <span className="block">{job.terms}</span>}
      </p>
      <p className="numeric wrap-anywhere mt-auto pt-4 font-bold text-lg">{job.salary}</p>
      <p className="mt-1 text-sm">
        <span className="text-ink-soft">{job.posted}</span>
        {job.reply && <span className="text-good"> · {job.reply}</span>}
      </p>
    </li>
  )
}
