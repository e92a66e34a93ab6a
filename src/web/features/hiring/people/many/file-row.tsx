import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import type { AddedPerson } from '#shared/hiring/added-people/added-people.ts'
import { formatDate } from '#web/lib/format.ts'
import { fileProblem } from '#web/parts/cvs/cv-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { EmailInput } from '#web/ui/forms/email-input.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import type { PersonFormReturn } from '../person-form-return.ts'
import type { FileItem, ManyFiles } from './use-many-files.ts'

interface FileRowProps {
  item: FileItem
  many: ManyFiles
  /** What the others are added with. */
  source: PersonFormReturn['getValues']
}

/** One file, from reading to the card. */
export function FileRow({ item, many, source }: FileRowProps) {
  const { state, file, person } = item
  const open = !many.running && state.step !== 'ADDED'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 p-3">
      <div className="min-w-0 space-y-2">
        <p className="wrap-anywhere text-ink-soft text-sm">{file.name}</p>
        {person && state.step !== 'ADDED' ? <Corrections item={item} many={many} /> : null}
        <Standing item={item} many={many} source={source} />
      </div>
      {open && (
        <IconButton label={`Dejar fuera ${file.name}`} onClick={() => many.leaveOut(item)}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

function Corrections({ item, many }: Omit<FileRowProps, 'source'>) {
  const { person, file } = item
  if (!person) return null
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Input
        aria-label={`Nombre y apellido, ${file.name}`}
        placeholder="Nombre y apellido"
        maxLength={CV_LENGTHS.basics.full_name}
        value={person.full_name}
        onChange={({ target }) => many.correct(item, { full_name: target.value })}
      />
      <EmailInput
        aria-label={`Correo, ${file.name}`}
        placeholder="Correo"
        value={person.email}
        onChange={({ target }) => many.correct(item, { email: target.value })}
      />
      <p className="wrap-anywhere text-ink-soft text-sm sm:col-span-2">{positionsOf(person)}</p>
    </div>
  )
}

const SHOWN = 2

const positionsOf = ({ document: { experience } }: NonNullable<FileItem['person']>): string =>
  experience.length === 0
    ? 'Sin puestos'
    : experience
        .slice(0, SHOWN)
        .map(({ position, company }) => [position, company].filter(Boolean).join(', '))
        .join(' · ')

function Standing({ item, many, source }: FileRowProps): ReactNode {
  const { state } = item
  switch (state.step) {
    case 'WAITING':
      return <p className="text-ink-soft text-sm">En espera</p>
    case 'READING':
      return <p className="text-sm">Leyendo…</p>
    case 'ADDING':
      return <p className="text-sm">Añadiendo…</p>
    case 'READ':
      return null
    case 'ADDED':
      return <p className="text-good text-sm">{addedWords(state.added)}</p>
    case 'UNREAD':
      return (
        <Refused words={state.message}>
          {fileProblem(item.file) === null && (
            <Button size="sm" variant="secondary" disabled={many.running} onClick={() => many.readAgain(item)}>
              Leer otra vez
            </Button>
          )}
        </Refused>
      )
    case 'NOT_ADDED':
      return <Refused words={state.message} />
    case 'ALIKE':
      return (
        <Refused words={`Quizá ya la tienes: ${state.alike.map(({ full_name }) => full_name).join(', ')}.`}>
          <Button size="sm" variant="secondary" disabled={many.running} onClick={() => addAnyway(many, item, source)}>
            Añadir igualmente
          </Button>
        </Refused>
      )
  }
}

function addAnyway(many: ManyFiles, item: FileItem, source: PersonFormReturn['getValues']) {
  const { origin, origin_detail = '', held_because } = source()
  return many.addAnyway(item, { origin, origin_detail, held_because })
}

function Refused({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="alert" className="text-bad text-sm">
        {words}
      </p>
      {children}
    </div>
  )
}

function addedWords({ full_name, told_at, ends_at }: AddedPerson): string {
  if (ends_at) return `${full_name}: añadida. Cuéntaselo antes del ${formatDate(ends_at)}.`
  return told_at ? `${full_name}: añadida y avisada.` : `${full_name}: añadida.`
}
