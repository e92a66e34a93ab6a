import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Careers, CareersCompany } from '#shared/careers/careers.ts'
import { plural } from '#shared/core/numbers.ts'
import type { ShownCareers } from '#shared/jobs/drawn-page.ts'
import { cx } from '#web/lib/cx.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { FigureList } from '#web/ui/layout/figure-list.tsx'
import { LogoMark } from '#web/ui/layout/logo.tsx'
import { CompanyLinks, companyFacts, VERIFIED } from '../company/company-parts.tsx'
import { CompanyBenefits, CompanyPhotos } from '../company/company-shown.tsx'
import { Offers } from './offers.tsx'

/** `/?empresa=`: a company as it shows itself, in its colours, with all that it offers now. */
export function CareersView({ shown }: { shown: ShownCareers }) {
  const { careers, stands } = shown
  const { company } = careers
  usePageTitle(`Trabaja en ${company.name}`)
  return (
    <article
      aria-label={company.name}
      className={cx('mx-auto w-full max-w-6xl space-y-12 px-4 sm:px-6', stands === 'FRAMED' ? 'py-4' : 'pt-6 pb-16')}
    >
      <Band company={company} open_total={careers.open_total} />
      {company.description && (
        <p className="wrap-anywhere max-w-3xl whitespace-pre-line text-lg">{company.description}</p>
      )}
      <Offers shown={shown} />
      <Answering answering={careers.answering} />
      <CompanyBenefits benefits={company.benefits} />
      <CompanyPhotos company={company} />
      <section aria-label={`Más de ${company.name}`}>
        <CompanyLinks company={company} />
      </section>
      {stands !== 'HERE' && <Origin origin={shown.origin} />}
    </article>
  )
}

/** Its own pair of colours, in both themes: the contrast between the two was checked. */
const colorsOf = ({ color_back, color_front }: CareersCompany): CSSProperties | undefined =>
  color_back && color_front ? { backgroundColor: color_back, color: color_front } : undefined

/** The same pair the other way round, for what stands on it. */
const reversed = ({ color_back, color_front }: CareersCompany): CSSProperties | undefined =>
  color_back && color_front ? { backgroundColor: color_front, color: color_back } : undefined

function Band({ company, open_total }: { company: CareersCompany; open_total: number }) {
  const facts = companyFacts(company)
  return (
    <header className="overflow-hidden rounded-xl bg-brand-soft" style={colorsOf(company)}>
      {company.cover_url && (
        <img src={company.cover_url} alt="" className="aspect-[3/1] w-full object-cover sm:aspect-[4/1]" />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5 p-5 sm:p-8">
        <Avatar name={company.name} url={company.logo_url} size="lg" square />
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="wrap-anywhere text-3xl sm:text-4xl">{company.name}</h1>
          {facts && <p className="wrap-anywhere mt-2">{facts}</p>}
          {company.verified && <p className="mt-1 font-medium">{VERIFIED}</p>}
        </div>
        {open_total > 0 && (
          <a
            href="#vacantes"
            style={reversed(company)}
            className="inline-flex min-h-11 items-center rounded-lg bg-brand px-5 font-semibold text-on-brand hover:underline"
          >
            {open_total === 1 ? 'Ver la vacante' : `Ver las ${plural(open_total, 'vacante', 'vacantes')}`}
          </a>
        )}
      </div>
    </header>
  )
}

const MOST_DAYS = 1

/** Figures of a year, each with what it counts. */
function Answering({ answering }: Pick<Careers, 'answering'>) {
  if (!answering) return null
  const { applications, answered, kept_promises, median_days } = answering
  const days = median_days?.toLocaleString('es-ES', { maximumFractionDigits: MOST_DAYS })
  const figures = [
    {
      label: 'Recibieron respuesta',
      value: `${answered} %`,
      note: `De ${plural(applications, 'persona', 'personas')}`,
    },
    ...(kept_promises === null
      ? []
      : [{ label: 'Respuestas a tiempo', value: `${kept_promises} %`, note: 'En el plazo que prometió' }]),
    ...(days === undefined
      ? []
      : [{ label: 'Días hasta responder', value: days, note: 'La mitad espera menos; la otra mitad, más' }]),
  ]
  return (
    <section aria-labelledby="como-responde">
      <h2 id="como-responde" className="text-2xl">
        Cómo responde
      </h2>
      <p className="mt-1 mb-6 text-ink-soft">A quienes se postularon en los últimos doce meses.</p>
      <FigureList label="Cómo responde" figures={figures} columns={3} />
    </section>
  )
}

/** Where it stands elsewhere: who keeps what somebody sends there. */
function Origin({ origin }: { origin: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-line border-t pt-5 text-ink-soft text-sm">
      <LogoMark className="h-5 shrink-0" />
      Vacantes y postulaciones con Skillo.
      <a
        href={`${origin}/privacy`}
        target="_blank"
        rel="noreferrer"
        className="text-link inline-flex min-h-11 items-center"
      >
        Privacidad
      </a>
    </p>
  )
}

/** Nothing of it is told: neither that it was put away nor that it never was. */
export function NoCareers() {
  usePageTitle('Empresa no disponible')
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-20 text-center sm:px-6">
      <h1 className="text-3xl sm:text-4xl">No encontramos esta empresa</h1>
      <p className="mt-3 text-ink-soft">Puede que el enlace no esté completo o que la empresa ya no publique aquí.</p>
      <p className="mt-4">
        <Link to="/?q=" className="text-link inline-flex min-h-11 items-center">
          Ver todas las vacantes
        </Link>
      </p>
    </div>
  )
}
