import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { TextField } from '#web/editor/fields/text-field.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { useList } from '../use-list.ts'

export function ReferencesForm() {
  const list = useList('references')
  return (
    <div className="space-y-4">
      <Alert>
        Las referencias no aparecen en el enlace público. Pide permiso a cada persona antes de dar sus datos.
      </Alert>
      <EntryList
        {...list}
        max={CV_COUNTS.references}
        one="Referencia"
        add="Añadir referencia"
        titleOf={({ name }) => name}
        textOf={({ relation }) => relation}
      >
        {({ item, path, patch }) => (
          <>
            <TextField
              path={`${path}.name`}
              label="Nombre"
              value={item.name}
              max={CV_LENGTHS.reference.name}
              onChange={(name) => patch({ name })}
            />
            <TextField
              path={`${path}.relation`}
              label="Relación"
              optional
              help="Por ejemplo, «mi responsable en Acme»."
              value={item.relation}
              max={CV_LENGTHS.reference.relation}
              onChange={(relation) => patch({ relation })}
            />
            <TextField
              path={`${path}.contact`}
              label="Contacto"
              optional
              help="Un correo o un teléfono."
              value={item.contact}
              max={CV_LENGTHS.reference.contact}
              onChange={(contact) => patch({ contact })}
            />
          </>
        )}
      </EntryList>
    </div>
  )
}
