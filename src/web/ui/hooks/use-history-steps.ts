import { useEffect, useState } from 'react'

/**
 * How often the person has gone back or forward. A step back to an address whose successor was not drawn yet changes
 * nothing of what is drawn, so that whoever keeps what was typed or pressed in the meantime has to be told of it.
 */
export function useHistorySteps(): number {
  const [steps, setSteps] = useState(0)
  useEffect(() => {
    const count = () => setSteps((now) => now + 1)
    window.addEventListener('popstate', count)
    return () => window.removeEventListener('popstate', count)
  }, [])
  return steps
}
