import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { withParam } from '#web/lib/address.ts'
import { focusField } from './focus-field.ts'

/** A link may name a field with `?campo=`: the cursor goes there once its form is drawn. */
export function useFieldFocus(): void {
  const [search, setSearch] = useSearchParams()
  const field = search.get('campo')
  useEffect(() => {
    if (field === null) return
    focusField(field)
    setSearch((now) => withParam(now, 'campo', null), { replace: true, preventScrollReset: true })
  }, [field, setSearch])
}
