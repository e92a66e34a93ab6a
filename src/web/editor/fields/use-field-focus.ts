import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** A link may name a field with `?campo=`: the cursor goes there once its form is drawn. */
export function useFieldFocus(): void {
  const [search, setSearch] = useSearchParams()
  const field = search.get('campo')
  useEffect(() => {
    if (field === null) return
    const box = document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
    box?.focus()
    box?.scrollIntoView({ block: 'center' })
    setSearch(
      (now) => {
        const rest = new URLSearchParams(now)
        rest.delete('campo')
        return rest
      },
      { replace: true, preventScrollReset: true },
    )
  }, [field, setSearch])
}
