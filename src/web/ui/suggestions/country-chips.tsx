import { useState } from 'react'
import { countries, countryByName, countryName } from '#web/lib/countries.ts'
import { foldName } from '#web/lib/fold-name.ts'
import { ChipsInput } from './chips-input.tsx'

interface CountryChipsProps {
  value: readonly string[]
  onChange: (codes: string[]) => void
  name: string
  max: number
}

const SHOWN = 6

/** Several countries, typed or picked; only those of the list are taken. */
export function CountryChips({ value, onChange, name, max }: CountryChipsProps) {
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState<string[]>([])
  const wanted = foldName(typed)
  const found = countries.filter((country) => foldName(country.label).includes(wanted)).slice(0, SHOWN)

  function change(labels: string[]) {
    setUnknown(labels.filter((label) => countryByName(label) === undefined))
    onChange(labels.flatMap((label) => countryByName(label) ?? []))
  }

  return (
    <>
      <ChipsInput
        name={name}
        max={max}
        value={value.map(countryName)}
        onChange={change}
        onSearch={setTyped}
        suggestions={wanted === '' ? [] : found}
        listLabel="Países"
        placeholder="Escribe un país"
      />
      <p role="status" className="font-medium text-sm text-warn empty:hidden">
        {unknown.length > 0 ? `No encontramos «${unknown.join('», «')}». Elige un país de la lista.` : ''}
      </p>
    </>
  )
}
