import { Download, Link2 } from 'lucide-react'
import type { z } from 'zod'
import { plural } from '#shared/core/numbers.ts'
import { type Certificate, certificateBody } from '#shared/hiring/certificates.ts'
import { useCertificateFile, useCertificates, useCreateCertificate } from '#web/data/hiring/certificates.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { dayAfter, dayOf } from '../detail/reminder-day.ts'

/** «Constancia de búsqueda de empleo», for an employment office or whoever asks for proof. */
export function CertificateCard() {
  return (
    <Card
      title="Constancia de búsqueda de empleo"
      text="Un PDF con tus postulaciones entre dos fechas y un código que cualquiera puede comprobar, sin ver nada más de ti."
    >
      <CertificateForm />
      <CertificateList />
    </Card>
  )
}

function CertificateForm() {
  const create = useCreateCertificate()
  const today = dayOf(new Date())
  const form = useApiForm(certificateBody, { from: dayAfter(-90), to: today })
  const { control, register, formState } = form

  async function submit(body: z.output<typeof certificateBody>) {
    await create.mutateAsync(body)
    notify.success('Constancia lista.')
  }

  return (
    <Form form={form} onSubmit={submit} className="max-w-xl">
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField control={control} name="from" label="Desde">
          <Input type="date" max={today} {...register('from')} />
        </FormField>
        <FormField control={control} name="to" label="Hasta">
          <Input type="date" max={today} {...register('to')} />
        </FormField>
      </div>
      <Button type="submit" busy={formState.isSubmitting} busyLabel="Preparando…">
        Crear constancia
      </Button>
    </Form>
  )
}

function CertificateList() {
  const list = useCertificates()
  if (list.isError && !list.data) {
    return <Failure title="No pudimos cargar tus constancias." error={list.error} onRetry={() => list.refetch()} />
  }
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) return null
  return (
    <>
      <ul aria-label="Tus constancias" className="mt-6 divide-y divide-line border-line border-t">
        {items.map((one) => (
          <CertificateRow key={one.id} certificate={one} />
        ))}
      </ul>
      <LoadMore hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => list.fetchNextPage()} />
    </>
  )
}

function CertificateRow({ certificate }: { certificate: Certificate }) {
  const { id, code, from, to, applications } = certificate
  const file = useCertificateFile(id)
  const download = (format: 'pdf' | 'csv') =>
    file.mutate(format, {
      onSuccess: (content) => saveFile(content, `constancia-${code}.${format}`),
      onError: (error) => notify.error(messageOf(error)),
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {formatDay(from)} – {formatDay(to)}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {plural(applications, 'postulación', 'postulaciones')} · código <span className="numeric">{code}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" busy={file.isPending} onClick={() => download('pdf')}>
          <Download aria-hidden="true" />
          PDF
          <span className="sr-only"> de la constancia {code}</span>
        </Button>
        <Button size="sm" variant="secondary" busy={file.isPending} onClick={() => download('csv')}>
          CSV
          <span className="sr-only"> de la constancia {code}</span>
        </Button>
        <Button size="sm" variant="quiet" onClick={() => copy(`${window.location.origin}/?constancia=${code}`)}>
          <Link2 aria-hidden="true" />
          Copiar enlace
          <span className="sr-only"> para comprobar la constancia {code}</span>
        </Button>
      </div>
    </li>
  )
}

async function copy(url: string): Promise<void> {
  try {
    await window.navigator.clipboard.writeText(url)
    notify.success('Enlace copiado.')
  } catch {
    notify.neutral(`Copia este enlace: ${url}`)
  }
}
