import { phoneExample } from '#shared/accounts/phones.ts'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { useRoleSuggestions } from '#web/data/taxonomy.ts'
import { TextField } from '#web/editor/fields/text-field.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Combobox } from '#web/ui/suggestions/combobox.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { CountryField } from '../fields/country-field.tsx'
import { LinksField } from './links-field.tsx'

export function BasicsForm() {
  const { content, changeDocument } = useCvEditor()
  const { basics } = content.document
  const patch = (part: Partial<CvDocument['basics']>) =>
    changeDocument(
      (document) => ({ ...document, basics: { ...document.basics, ...part } }),
      `basics.${Object.keys(part).join()}`,
    )
  return (
    <Card className="space-y-5" aria-label="Datos personales">
      <TextField
        path="basics.full_name"
        label="Nombre y apellido"
        value={basics.full_name}
        max={CV_LENGTHS.basics.full_name}
        onChange={(full_name) => patch({ full_name })}
      />
      <TextField
        path="basics.headline"
        label="Titular"
        optional
        help="Tu puesto en una línea, por ejemplo «Analista de datos con 5 años en banca»."
        value={basics.headline}
        max={CV_LENGTHS.basics.headline}
        onChange={(headline) => patch({ headline })}
      />
      <TargetRole />
      <div className="grid gap-5 @md:grid-cols-2">
        <TextField
          path="basics.email"
          label="Correo"
          optional
          type="email"
          inputMode="email"
          value={basics.email}
          max={CV_LENGTHS.basics.email}
          onChange={(email) => patch({ email })}
        />
        <TextField
          path="basics.phone"
          label="Teléfono"
          optional
          type="tel"
          inputMode="tel"
          placeholder={phoneExample(basics.country)}
          value={basics.phone}
          max={CV_LENGTHS.basics.phone}
          onChange={(phone) => patch({ phone })}
        />
        <TextField
          path="basics.city"
          label="Ciudad"
          optional
          value={basics.city}
          max={CV_LENGTHS.basics.city}
          onChange={(city) => patch({ city })}
        />
        <CountryField path="basics.country" value={basics.country} onChange={(country) => patch({ country })} />
      </div>
      <LinksField links={basics.links} onChange={(links) => patch({ links })} />
    </Card>
  )
}

function TargetRole() {
  const { content, change } = useCvEditor()
  const suggestions = useRoleSuggestions(content.target_role)
  return (
    <Field
      label="Puesto que buscas con este CV"
      optional
      help="No aparece en el CV: nos sirve para proponerte vacantes y habilidades."
    >
      <Combobox
        name="target_role"
        maxLength={CV_LENGTHS.target_role}
        value={content.target_role}
        onChange={(target_role) => change((now) => ({ ...now, target_role }), 'target_role')}
        suggestions={suggestions}
        listLabel="Puestos"
      />
    </Field>
  )
}
