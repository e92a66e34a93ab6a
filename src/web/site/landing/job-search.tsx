import type { FormEvent, ReactNode } from 'react'
import { ASKED_MAX, type AskedJobs, searchAddress } from '#shared/jobs/asked-jobs.ts'
import { cx } from '#web/lib/cx.ts'
import { buttonClass } from '#web/ui/buttons/button-look.ts'
import { Glyph } from './glyph.tsx'

interface JobSearchProps {
  asked: AskedJobs | null
  /** In a narrow column: the first box has a line of its own. */
  tall?: boolean
  className?: string
  /** Fields that narrow it, under the boxes. */
  filters?: ReactNode
  /** Where the program can answer itself; else another document comes. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** Two boxes and a button; a form of the document itself, so that it also works before the program is there. */
export function JobSearch({ asked, tall = false, className, filters, onSubmit }: JobSearchProps) {
  return (
    <search className={className}>
      <form
        // Another search in the address shows its own words.
        key={asked && searchAddress(asked)}
        action="/"
        method="get"
        onSubmit={onSubmit}
      >
        <div className={cx('flex max-w-3xl flex-col gap-2 sm:flex-row', tall && 'sm:flex-wrap')}>
          <Box
            name="q"
            label="Qué buscas"
            placeholder="Puesto, empresa o habilidad"
            max={ASKED_MAX.q}
            value={asked?.q}
            className={tall ? 'sm:basis-full' : ''}
          />
          <Box
            name="donde"
            label="Dónde"
            placeholder="Ciudad, país o «remoto»"
            max={ASKED_MAX.place}
            value={asked?.place}
          />
          <button type="submit" className={cx(buttonClass({ variant: 'primary' }), 'min-h-12')}>
            <Glyph name="search" />
            Buscar
          </button>
        </div>
        {filters}
      </form>
    </search>
  )
}

interface BoxProps {
  name: string
  label: string
  placeholder: string
  max: number
  value: string | undefined
  className?: string
}

function Box({ name, label, placeholder, max, value = '', className }: BoxProps) {
  return (
    <input
      type="search"
      name={name}
      aria-label={label}
      placeholder={placeholder}
      maxLength={max}
      defaultValue={value}
      className={cx(
        'min-h-12 w-full min-w-0 rounded-lg border border-edge bg-surface px-3.5 hover:border-ink-soft sm:flex-1',
        className,
      )}
    />
  )
}
