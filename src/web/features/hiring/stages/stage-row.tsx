import { ArrowDown, ArrowUp, Ellipsis, Lock, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { HIRING_FIGURES, HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { stageKind } from '#shared/hiring/stages.ts'
import { stageKindWords } from '#shared/words/hiring.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { cx } from '#web/lib/cx.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { SortableItem } from '#web/ui/lists/sortable-list.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { isFixed, type StageDraft } from './stage-draft.ts'

interface StageFieldsProps {
  stage: StageDraft
  /** Where the rows stand under each other like a table, only the first one shows what its columns are. */
  is_first?: boolean | undefined
  can_edit: boolean
  onChange: (part: Partial<StageDraft>) => void
}

interface StageRowProps extends StageFieldsProps {
  can_remove: boolean
  onRemove: () => void
  onMove: (step: 1 | -1) => void
}

const rowClass = '@container border-line border-b py-3'

export function StageRow({ stage, can_edit, can_remove, onChange, onRemove, onMove }: StageRowProps) {
  return (
    <SortableItem id={stage.key} name={stage.name} className={`${rowClass} bg-surface`}>
      {(handle) => (
        <div className="flex items-start gap-2">
          {can_edit ? handle : <span className="w-7" />}
          <StageFields stage={stage} can_edit={can_edit} onChange={onChange} />
          {can_edit && (
            <Menu
              trigger={
                <IconButton label={`Opciones de ${stage.name}`} className="mt-7 @3xl:mt-0">
                  <Ellipsis aria-hidden="true" />
                </IconButton>
              }
              items={[
                { label: 'Subir', icon: <ArrowUp aria-hidden="true" />, onSelect: () => onMove(-1) },
                { label: 'Bajar', icon: <ArrowDown aria-hidden="true" />, onSelect: () => onMove(1) },
                {
                  label: 'Quitar etapa',
                  icon: <Trash2 aria-hidden="true" />,
                  danger: true,
                  disabled: !can_remove,
                  onSelect: onRemove,
                },
              ]}
            />
          )}
        </div>
      )}
    </SortableItem>
  )
}

/** The first receives, the last hires: both have a name of one's own and nothing else to change. */
export function FixedStage(props: StageFieldsProps) {
  return (
    <div className={rowClass}>
      <div className="flex items-start gap-2">
        <span
          className={cx('mt-10 flex w-7 justify-center text-edge', !props.is_first && '@3xl:mt-3.5')}
          title="Esta etapa no se mueve"
        >
          <Lock aria-hidden="true" className="size-4" />
        </span>
        <StageFields {...props} />
        <span className="w-11 shrink-0" />
      </div>
    </div>
  )
}

const kinds = choicesOf(stageKindWords).filter(({ value }) => value !== 'NEW' && value !== 'HIRED')

function StageFields({ stage, can_edit, is_first = false, onChange }: StageFieldsProps) {
  const group = useId()
  const fixed = isFixed(stage)
  const people = stage.applications > 0 ? plural(stage.applications, 'persona', 'personas') : undefined
  return (
    <fieldset className="min-w-0 flex-1" disabled={!can_edit}>
      <legend className="sr-only">{stage.name}</legend>
      <div
        className={cx(
          'grid gap-3 @sm:grid-cols-2 @3xl:grid-cols-[2.5fr_2fr_10.5rem_6.5rem]',
          !is_first && '@3xl:[&_label]:sr-only @3xl:[&_label]:mb-0 @3xl:[&>div>div:first-child]:mb-0',
        )}
      >
        <Field
          label="Etapa"
          aside={people && <span className="@3xl:hidden">{people}</span>}
          className="@sm:@max-3xl:col-span-2"
        >
          <Input
            name={`name ${group}`}
            className={cx('min-h-11', people ? '@max-3xl:pr-3.5! @3xl:pr-26!' : '')}
            unit={people && <span className="@max-3xl:hidden">{people}</span>}
            maxLength={HIRING_LENGTHS.stage.name}
            value={stage.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <Field label="Lo que lee quien se postula" className="@sm:@max-3xl:col-span-2">
          <Input
            name={`label ${group}`}
            className="min-h-11"
            maxLength={HIRING_LENGTHS.stage.candidate_label}
            value={stage.candidate_label}
            onChange={(event) => onChange({ candidate_label: event.target.value })}
          />
        </Field>
        <Field label="Tipo">
          {fixed ? (
            <Input readOnly className="min-h-11" value={stageKindWords[stage.kind]} />
          ) : (
            <Select
              name={`kind ${group}`}
              className="min-h-11"
              choices={kinds}
              value={stage.kind}
              onChange={(event) => onChange({ kind: stageKind.parse(event.target.value) })}
            />
          )}
        </Field>
        {/* Whoever was hired waits for nothing. */}
        {stage.kind !== 'HIRED' && (
          <Field label="Plazo">
            <Input
              name={`days ${group}`}
              className="min-h-11"
              type="number"
              min={0}
              max={HIRING_FIGURES.stage_days}
              unit="días"
              value={stage.expected_days}
              onChange={(event) =>
                onChange({
                  expected_days: Math.min(HIRING_FIGURES.stage_days, Math.max(0, event.target.valueAsNumber || 0)),
                })
              }
            />
          </Field>
        )}
      </div>
    </fieldset>
  )
}
