import { useNavigate } from 'react-router'
import { ASKED_MAX, type AskedJobs, readAsked, searchAddress } from '#shared/jobs/asked-jobs.ts'
import { cx } from '#web/lib/cx.ts'
import { buttonClass } from '#web/ui/buttons/button-look.ts'
import { controlClass } from '#web/ui/forms/control-look.ts'
import { Glyph } from './glyph.tsx'

interface JobSearchProps {
  asked: AskedJobs | null
  /** In a narrow column: the first box has a line of its own. */
  tall?: boolean
  className?: string
}

/** Two boxes and a button; a form of the document itself, so that it also works before the program is there. */
export function JobSearch({ asked, tall = false, className }: JobSearchProps) {
  const navigate = useNavigate()
  return (
    <search className={className}>
      <form
        // Another search in the address shows its own words.
        key={asked && searchAddress(asked)}
        action="/"
        method="get"
        className={cx('flex flex-col gap-2 sm:flex-row', tall && 'sm:flex-wrap')}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          const text = (name: string) => String(typed.get(name) ?? '')
          const wanted = readAsked(new URLSearchParams({ q: text('q'), donde: text('donde') }))
          if (wanted) navigate(searchAddress(wanted))
        }}
      >
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
      className={cx(controlClass, 'min-h-12 sm:flex-1', className)}
    />
  )
}
