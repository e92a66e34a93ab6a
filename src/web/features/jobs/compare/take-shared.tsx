import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { usePastedAd } from './pasted-ad.store.ts'
import { sharedAd } from './shared-ad.ts'

/** What another app shared with the installed one leaves the address, which is kept in the history, and fills the form. */
export function TakeShared() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    usePastedAd.getState().put({ ...sharedAd(search), is_read: false })
    void navigate('/app/jobs?tab=comparar', { replace: true })
  }, [search, navigate])
  return null
}
