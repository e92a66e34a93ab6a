import { Link } from 'react-router'
import type { JobTile, ShownCareers } from '#shared/jobs/drawn-page.ts'

interface OfferTileProps extends Pick<ShownCareers, 'stands'> {
  job: JobTile
  href: string
}

/** A vacancy on the page of its own company, whose name stands above; the whole tile is one link. */
export function OfferTile({ job, href, stands }: OfferTileProps) {
  // Our other pages refuse to be shown inside somebody else's.
  const elsewhere = stands === 'FRAMED' && { target: '_blank', rel: 'noopener' }
  return (
    <li className="relative flex min-w-0 flex-col rounded-xl border border-line bg-surface p-5 transition-[border-color,box-shadow] focus-within:border-brand hover:border-brand hover:shadow-float">
      <h3 className="wrap-anywhere line-clamp-2 text-xl">
        <Link to={href} {...elsewhere} className="rounded-md after:absolute after:inset-0 after:rounded-xl">
          {job.title}
          {elsewhere && <span className="sr-only"> (se abre en otra pestaña)</span>}
        </Link>
      </h3>
      <p className="wrap-anywhere mt-2 text-ink-soft">
        {job.place}
        {job.terms && <span className="block">{job.terms}</span>}
      </p>
      <p className="numeric wrap-anywhere mt-auto pt-3 font-bold text-lg">{job.salary}</p>
      <p className="mt-1 text-sm">
        <span className="text-ink-soft">{job.posted}</span>
        {job.reply && <span className="text-good"> · {job.reply}</span>}
      </p>
    </li>
  )
}
