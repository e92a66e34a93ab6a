import { useEffect } from 'react'

/** Names the place in the browser's tab: `usePageTitle('Ajustes')` → «Ajustes · Skillo». */
export function usePageTitle(...parts: string[]): void {
  const title = [...parts, 'Skillo'].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
