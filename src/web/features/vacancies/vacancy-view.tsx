import { BadgeCheck, Clock3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazily } from '#shared/core/lazily.ts'
import { plural } from '#shared/core/numbers.ts'
import type { Importance } from '#shared/matching/matching.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { dayWords, shiftsWords } from '#shared/words/hours.ts'
import { importanceWords } from '#shared/words/matching.ts'
import { countryName } from '#shared/words/names.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { placeWords, salaryWords, vacancyHeadings } from '#shared/words/vacancies.ts'
import { contractWords, seniorityWords } from '#shared/words/work.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDay } from '#web/lib/format.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { FactList } from '#web/ui/layout/fact-list.tsx'
import { RichTextView } from '#web/ui/rich-text/rich-text-view.tsx'

/** What of a company stands on its vacancies. */
interface VacancyCompany {
  name: string
  logo_url: string | null
  verified: boolean
}

/** What everybody may read of a vacancy: the questions are for those who apply. */
type ReadableVacancy = Omit<VacancyDocument, 'questions'>

interface VacancyViewProps {
  document: ReadableVacancy
  company: VacancyCompany
  /** The page of the vacancy has its title as the one `h1`; a preview stands under another heading. */
  level?: 1 | 2 | undefined
  /** It takes nobody any more, so it promises nothing either. */
  over?: boolean | undefined
  /** Save, share, apply: under the salary. */
  actions?: ReactNode | undefined
}

/** A vacancy as candidates read it; what is empty is left out. */
export function VacancyView({ document, company, level = 2, over = false, actions }: VacancyViewProps) {
  const { description, responsibilities, benefits } = document
  return (
    <article aria-label={document.title || 'Vacante sin título'} className="space-y-8">
      <Head document={document} company={company} level={level} over={over} />
      {actions}
      <Facts document={document} />
      {description && (
        <Section level={level} title={vacancyHeadings.description}>
          <RichTextView html={description} />
        </Section>
      )}
      {responsibilities.length > 0 && (
        <Section level={level} title={vacancyHeadings.responsibilities}>
          <Bullets lines={responsibilities} />
        </Section>
      )}
      {document.requirements.length > 0 && (
        <Section level={level} title={vacancyHeadings.requirements}>
          <Requirements document={document} />
        </Section>
      )}
      {benefits.length > 0 && (
        <Section level={level} title={vacancyHeadings.benefits}>
          <ul className="flex flex-wrap gap-2">
            {benefits.map((benefit) => (
              <li key={benefit} className="wrap-anywhere rounded-md bg-sunk px-3 py-1.5 text-sm">
                {benefit}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {document.process_public && document.steps.length > 0 && (
        <Section level={level} title={vacancyHeadings.process}>
          <Process document={document} />
        </Section>
      )}
    </article>
  )
}

function Head({ document, company, level, over }: Required<Omit<VacancyViewProps, 'actions'>>) {
  const Title = level === 1 ? 'h1' : 'h2'
  const salary = salaryWords(document.salary)
  return (
    <header>
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={company.name} url={company.logo_url} square />
        <p className="wrap-anywhere flex min-w-0 flex-wrap items-center gap-x-2 font-medium">
          {company.name}
          {company.verified && (
            <span className="inline-flex items-center gap-1 text-good text-sm">
              <BadgeCheck aria-hidden="true" className="size-4" /> Verificada
            </span>
          )}
        </p>
      </div>
      <Title className={cx('wrap-anywhere mt-4', level === 1 ? 'text-3xl sm:text-4xl' : 'text-2xl')}>
        {document.title || 'Título del puesto'}
      </Title>
      {document.on_behalf_of && (
        <p className="wrap-anywhere mt-1 text-ink-soft">Selección para {document.on_behalf_of}</p>
      )}
      <p className="wrap-anywhere mt-2 text-ink-soft">{placeLine(document)}</p>
      {salary && <p className="numeric wrap-anywhere mt-4 font-bold text-xl">{salary}</p>}
      {document.salary.variable_text && <p className="wrap-anywhere text-ink-soft">{document.salary.variable_text}</p>}
      {document.reply_days !== null && !over && (
        <p className="mt-3 flex items-center gap-2 font-medium text-good">
          <Clock3 aria-hidden="true" className="size-4.5 shrink-0" />
          Responde en {plural(document.reply_days, 'día', 'días')}
        </p>
      )}
    </header>
  )
}

function placeLine(document: ReadableVacancy): string {
  const { modality, office_days, remote_countries, locations } = document
  const office =
    modality === 'HIBRIDO' && office_days ? `${plural(office_days, 'día', 'días')} en la oficina por semana` : ''
  const anywhere = locations.length === 0 ? 'desde cualquier país' : ''
  const from = remote_countries.length > 0 ? `desde ${countriesLine(remote_countries)}` : anywhere
  const remote = modality === 'REMOTO' ? from : ''
  return [placeWords(document), office, remote].filter(Boolean).join(' · ')
}

const list = lazily(() => new Intl.ListFormat('es', { type: 'disjunction' }))
const countriesLine = (codes: readonly string[]) => list().format(codes.map(countryName))

function Facts({ document }: { document: ReadableVacancy }) {
  const { seniority, contract, shifts, openings, department, start_date, no_experience_needed } = document
  const facts = [
    ['Nivel', seniority && seniorityWords[seniority]],
    ['Contrato', contract && contractWords[contract]],
    ['Experiencia', no_experience_needed && 'Sin experiencia previa'],
    ['Jornada', dayWords(document)],
    ['Turnos', shiftsWords(shifts)],
    ['Plazas', openings > 1 && String(openings)],
    ['Departamento', department],
    ['Incorporación', start_date && formatDay(start_date)],
  ] as const
  if (facts.every(([, value]) => !value)) return null
  return <FactList facts={facts} className="grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]" />
}

function Bullets({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-6">
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that stands still
        <li key={index} className="wrap-anywhere pl-1">
          {line}
        </li>
      ))}
    </ul>
  )
}

const groups: readonly Importance[] = ['EXCLUYENTE', 'IMPORTANTE', 'DESEABLE']

function Requirements({ document }: { document: ReadableVacancy }) {
  return groups.map((importance) => {
    const rows = document.requirements.filter((requirement) => requirement.importance === importance)
    if (rows.length === 0) return null
    return (
      <div key={importance} className="mt-4 first:mt-0">
        <p className="mb-1.5 font-semibold text-[0.9375rem] text-ink-soft">{importanceWords[importance]}</p>
        <Bullets lines={rows.map(requirementWords)} />
      </div>
    )
  })
}

function Process({ document }: { document: ReadableVacancy }) {
  return (
    <ol className="space-y-2">
      {document.steps.map(({ id, name, expected_days }, index) => (
        <li key={id} className="flex items-baseline gap-3">
          <span aria-hidden="true" className="numeric w-5 shrink-0 font-bold text-ink-soft">
            {index + 1}
          </span>
          <span className="wrap-anywhere min-w-0">
            {name}
            {expected_days > 0 && <span className="text-ink-soft"> · unos {plural(expected_days, 'día', 'días')}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface SectionProps {
  level: 1 | 2
  title: string
  children: ReactNode
}

/** A named part with a heading one level under the title. */
function Section({ level, title, children }: SectionProps) {
  const Heading = level === 1 ? 'h2' : 'h3'
  return (
    <section aria-label={title}>
      <Heading className="mb-3 text-lg">{title}</Heading>
      {children}
    </section>
  )
}
