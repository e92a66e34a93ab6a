import { useNavigation } from 'react-router'

/** A thin line at the top while the next page's code is on its way. */
export function NavigationLine() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-60 h-1 overflow-hidden">
      <span className="block h-full w-1/4 animate-travel rounded-full bg-brand" />
    </div>
  )
}
