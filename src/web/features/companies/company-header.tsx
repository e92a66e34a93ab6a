import { ArrowLeft, Eye, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { isVerified } from './companies.words.ts'
import { may } from './company-tabs.ts'
import { CompanyPreview } from './profile/company-preview.tsx'
import { VerifiedMark } from './verified-mark.tsx'

export function CompanyHeader({ company }: { company: Company }) {
  const [search] = useSearchParams()
  // On a phone the other tabs need the height for what they are about.
  const has_actions = ['resumen', 'vacantes'].includes(search.get('tab') ?? 'resumen')
  const can_create = company.status === 'ACTIVE' && may(company.me.role, 'edit_vacancy')
  return (
    <header className="mb-4 sm:mb-7">
      <Link
        to="/app/my-companies"
        className="-ml-2 inline-flex min-h-11 sm:mb-2 items-center gap-2 rounded-lg px-2 font-medium text-ink-soft text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
        Mis Empresas
      </Link>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:gap-y-5">
        <div className="flex min-w-0 flex-1 basis-80 items-center gap-4 sm:gap-5">
          <span className="contents max-sm:*:size-14">
            <Avatar name={company.name} url={company.logo_url} square size="lg" />
          </span>
          <div className="min-w-0">
            <h1 className="line-clamp-3 wrap-anywhere text-2xl sm:text-4xl">{company.name}</h1>
            <p className="mt-1 flex flex-wrap items-center gap-2 sm:mt-2">
              <Badge tone="brand">{roleLabels[company.me.role]}</Badge>
              {isVerified(company) && <VerifiedMark />}
            </p>
          </div>
        </div>
        <div className={cx('flex w-full flex-wrap gap-2 sm:w-auto sm:gap-3', !has_actions && 'max-sm:hidden')}>
          <PreviewButton company={company} />
          {can_create && (
            <LinkButton to={`/app/my-companies/${company.id}/vacancies/new`} className="max-sm:flex-1">
              <Plus aria-hidden="true" />
              Crear vacante
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  )
}

function PreviewButton({ company }: { company: Company }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="max-sm:flex-1" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        Perfil público
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title="Perfil público"
        text="Así ven la empresa las personas candidatas."
      >
        <CompanyPreview company={company} />
      </Dialog>
    </>
  )
}
