import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import type { AddedPerson, ReadPerson } from '#shared/hiring/added-people/added-people.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDate } from '#web/lib/format.ts'
import { fileProblem } from '#web/parts/cvs/cv-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { EmailInput } from '#web/ui/forms/email-input.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import type { PersonFormReturn } from '../person-form-return.ts'
import type { PersonItem } from './person-item.ts'
import { positionsOf } from './positions-of.ts'
import { type CorrectionsProps, RowCorrections } from './row-corrections.tsx'
import type { ManyPeople } from './use-many-people.ts'

interface PersonRowProps {
  item: PersonItem
  many: ManyPeople
  /** What the others are added with. */
  source: PersonFormReturn['getValues']
}

/** One file or row, up to the card. */
export function PersonRow({ item, many, source }: PersonRowProps) {
  const { state, label, person } = item
  const open = !many.running && state.step !== 'ADDED'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 p-3">
      <div className="min-w-0 space-y-2">
        <p className={cx('wrap-anywhere text-ink-soft text-sm', !item.file && 'first-letter:uppercase')}>{label}</p>
        {person && state.step !== 'ADDED' ? (
          item.file ? (
            <FileCorrections item={item} person={person} many={many} />
          ) : (
            <RowCorrections item={item} person={person} many={many} />
          )
        ) : null}
        <Standing item={item} many={many} source={source} />
      </div>
      {open && (
        <IconButton label={`Dejar fuera ${label}`} onClick={() => many.leaveOut(item)}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

function FileCorrections({ item, person, many }: CorrectionsProps) {
  const correct = (changes: Partial<ReadPerson>) => many.correct(item, { person: { ...person, ...changes } })
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Input
        aria-label={`Nombre y apellido, ${item.label}`}
        placeholder="Nombre y apellido"
        maxLength={CV_LENGTHS.basics.full_name}
        value={person.full_name}
        onChange={({ target }) => correct({ full_name: target.value })}
      />
      <EmailInput
        aria-label={`Correo, ${item.label}`}
        placeholder="Correo"
        value={person.email}
        onChange={({ target }) => correct({ email: target.value })}
      />
      <p className="wrap-anywhere text-ink-soft text-sm sm:col-span-2">{positionsOf(person)}</p>
    </div>
  )
}

function Standing({ item, many, source }: PersonRowProps): ReactNode {
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
      return <p className="text-good text-sm">{addedWords(state.added, item.person?.email.trim() !== '')}</p>
    case 'UNREAD':
      return (
        <Refused words={state.message}>
          {item.file && fileProblem(item.file) === null && (
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

function addAnyway(many: ManyPeople, item: PersonItem, source: PersonFormReturn['getValues']) {
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

function addedWords({ full_name, told_at, ends_at }: AddedPerson, has_mail: boolean): string {
  if (ends_at) return `${full_name}: añadida. Cuéntaselo antes del ${formatDate(ends_at)}.`
  return told_at && has_mail ? `${full_name}: añadida y avisada.` : `${full_name}: añadida.`
}
