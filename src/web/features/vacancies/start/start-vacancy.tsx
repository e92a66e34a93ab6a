import { ArrowLeft, ArrowRight, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { useBeginVacancy, useProposals } from '#web/data/vacancies.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { notify } from '#web/lib/toast.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { UseTemplateDialog } from '../templates/use-template-dialog.tsx'
import { useKeptAd } from './kept-ad.ts'
import { PasteAdForm } from './paste-ad-form.tsx'
import { ReadAdReview } from './read-ad-review.tsx'

/** Where every new vacancy begins: with an ad that exists already, from scratch, or with a template. */
export function StartVacancy({ company, user_id }: { company: Company; user_id: string }) {
  usePageTitle('Nueva vacante', company.name)
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { ad, setAd, forget } = useKeptAd(user_id, company.id)
  const propose = useProposals()
  const begin = useBeginVacancy(company.id)
  // Asked again after a lost answer it must not begin a second draft.
  const [creation_key] = useState(() => crypto.randomUUID())
  const reviewing = search.has('revisar') && propose.data !== undefined

  function read() {
    const { title, text } = ad
    propose.mutate(
      { text, ...(title.trim() !== '' && { title }) },
      { onSuccess: () => setSearch({ revisar: '1' }, { preventScrollReset: false }) },
    )
  }

  return (
    <>
      <header className="mb-6">
        <Link
          to={`/app/my-companies/${company.id}?tab=vacantes`}
          className="-ml-2 mb-1 inline-flex min-h-11 max-w-full items-center gap-2 rounded-lg px-2 font-medium text-ink-soft text-sm hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">Vacantes de {company.name}</span>
        </Link>
        <h1 className="text-2xl sm:text-4xl">Nueva vacante</h1>
      </header>
      <div className="max-w-3xl space-y-6">
        {reviewing && propose.data ? (
          <ReadAdReview
            company={company}
            read={propose.data}
            onBack={() => navigate(-1)}
            busy={begin.isPending}
            error={begin.error}
            onCreate={(document) =>
              begin.mutate(
                { ...document, creation_key },
                {
                  onSuccess: ({ id }) => {
                    forget()
                    notify.success('Borrador creado. Repasa lo que falta.')
                    navigate(`/app/my-companies/${company.id}/vacancies/${id}?paso=publicar`, { replace: true })
                  },
                },
              )
            }
          />
        ) : (
          <>
            <Card title="Pega tu anuncio" text="Lo leemos y te dejamos el borrador hecho.">
              <PasteAdForm ad={ad} onChange={setAd} onRead={read} busy={propose.isPending} error={propose.error} />
            </Card>
            <OtherWays company={company} />
          </>
        )}
      </div>
    </>
  )
}

function OtherWays({ company }: { company: Company }) {
  return (
    <Card title="Sin un anuncio escrito">
      <div className="flex flex-wrap gap-3">
        <Link
          to="?desde=cero"
          className="group flex min-h-14 min-w-0 flex-1 basis-64 items-center gap-3 rounded-xl border border-line px-4 py-3 hover:border-brand"
        >
          <PencilLine aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">Empezar desde cero</span>
            <span className="block text-ink-soft text-sm">Te guiamos paso a paso.</span>
          </span>
          <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
        </Link>
        <UseTemplateDialog company={company} />
      </div>
    </Card>
  )
}
