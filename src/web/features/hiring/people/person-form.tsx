import { useState } from 'react'
import { CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import {
  type AddedPerson,
  addPersonBody,
  type Duplicate,
  type ReadPerson,
} from '#shared/hiring/added-people/added-people.ts'
import { findAlike, useAddPerson } from '#web/data/hiring-team/added-people.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { EmailInput } from '#web/ui/forms/email-input.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { DuplicatesNote } from './duplicates-note.tsx'
import { usePeopleVacancy } from './people-vacancy.ts'
import { PositionsFields } from './positions-fields.tsx'
import { SourceFields } from './source-fields.tsx'

interface PersonFormProps {
  read: ReadPerson
  onBack: () => void
  onAdded: () => void
}

/** What was read, to be corrected, and where it comes from: the person reads both. */
export function PersonForm({ read, onBack, onAdded }: PersonFormProps) {
  const vacancy = usePeopleVacancy()
  const add = useAddPerson(vacancy.id)
  const [alike, setAlike] = useState<Duplicate[]>([])
  const { full_name, email, phone, language, document, hides_orders } = read
  const form = useApiForm(addPersonBody, {
    // Asked again after a lost answer it must not add a second one.
    creation_key: crypto.randomUUID(),
    full_name,
    email,
    phone,
    language,
    document,
    hides_orders,
    origin_detail: '',
    told_by_company: false,
    despite_duplicates: false,
  })
  const { control, register, formState } = form
  const has_mail = form.watch('email') !== ''

  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        if (!body.despite_duplicates) {
          const employers = body.document.experience.map(({ company }) => company)
          const found = await findAlike(vacancy.id, { ...body, employers })
          setAlike(found.items)
          if (found.items.length > 0) return
        }
        notify.success(addedWords(await add.mutateAsync(body), { has_mail, title: vacancy.title }))
        onAdded()
      }}
    >
      {read.has_more && (
        <Alert>Algo del CV no encontró su sitio y no se guarda. Repasa que lo importante esté aquí.</Alert>
      )}
      <FormField control={control} name="full_name" label="Nombre y apellido">
        <Input maxLength={CV_LENGTHS.basics.full_name} autoComplete="off" {...register('full_name')} />
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField control={control} name="email" label="Correo" optional>
          <EmailInput autoComplete="off" {...register('email')} />
        </FormField>
        <FormField control={control} name="phone" label="Teléfono" optional>
          <Input type="tel" maxLength={CV_LENGTHS.basics.phone} autoComplete="off" {...register('phone')} />
        </FormField>
      </div>
      <PositionsFields form={form} />
      <SourceFields form={form} />
      {has_mail ? (
        <Alert>
          En cuanto la añadas recibirá un correo con lo que guardas, de dónde viene y para qué, y un enlace para verlo,
          pasarlo a su cuenta o borrarlo.
        </Alert>
      ) : (
        <Checkbox
          label="Ya le conté qué datos guardamos, de dónde vienen, para qué y hasta cuándo"
          help="Sin correo no podemos contárselo. Si nadie lo confirma en 30 días, su ficha se borra."
          {...register('told_by_company')}
        />
      )}
      {alike.length > 0 && (
        <DuplicatesNote
          alike={alike}
          checked={form.watch('despite_duplicates') === true}
          onChange={(checked) => form.setValue('despite_duplicates', checked)}
        />
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onBack}>
          Volver
        </Button>
        <Button type="submit" busy={formState.isSubmitting} busyLabel="Añadiendo…">
          Añadir a la vacante
        </Button>
      </div>
    </Form>
  )
}

interface AddedWords {
  has_mail: boolean
  title: string | undefined
}

function addedWords({ full_name, application_id, ends_at }: AddedPerson, { has_mail, title }: AddedWords): string {
  const board = title === undefined ? 'el tablero' : `el tablero de «${title}»`
  const where = application_id ? `${full_name} ya está en ${board}.` : `Su candidatura ya está en ${board}.`
  if (has_mail) return `${where} Le avisamos por correo.`
  return ends_at ? `${where} Confirma que se lo contaste antes del ${formatDate(ends_at)}.` : where
}
