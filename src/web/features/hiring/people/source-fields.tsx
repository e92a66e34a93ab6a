import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { heldBecauseWords, personOriginWords } from '#shared/words/hiring.ts'
import { choicesOf } from '#web/lib/choices.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { PersonFormReturn } from './person-form-return.ts'

/** Where somebody comes from and why they are held: they read it. */
export function SourceFields({ form }: { form: PersonFormReturn }) {
  const { control, register } = form
  const other = form.watch('origin') === 'OTHER'
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField control={control} name="origin" label="De dónde vienen sus datos">
          <Select placeholder="Elige" choices={choicesOf(personOriginWords)} {...register('origin')} />
        </FormField>
        <FormField
          control={control}
          name="origin_detail"
          label={other ? 'Cuál' : 'Detalle'}
          optional={!other}
          help="La persona lo leerá."
        >
          <Input
            maxLength={HIRING_LENGTHS.origin_detail}
            placeholder="Feria de empleo de Valencia"
            {...register('origin_detail')}
          />
        </FormField>
      </div>
      <FormField control={control} name="held_because" label="Por qué los guardas">
        <Select placeholder="Elige" choices={choicesOf(heldBecauseWords)} {...register('held_because')} />
      </FormField>
    </>
  )
}
