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
    return onceNoDialog(() => {
      focusField(field)
      setSearch((now) => withParam(now, 'campo', null), { replace: true, preventScrollReset: true })
    })
  }, [field, setSearch])
}

/** A dialog that closes holds the focus until it is gone, and then gives it back to where it was: the field comes after that. */
function onceNoDialog(then: () => void): () => void {
  const dialog = document.querySelector('[role="dialog"]')
  if (!dialog) {
    then()
    return () => undefined
  }
  let frame = 0
  const watch = new MutationObserver(() => {
    if (dialog.isConnected) return
    watch.disconnect()
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(then)
    })
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    watch.disconnect()
    cancelAnimationFrame(frame)
  }
}
