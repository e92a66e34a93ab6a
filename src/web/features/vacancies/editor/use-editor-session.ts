import { useState } from 'react'
import { useNavigate } from 'react-router'
import { askedNow, withParam } from '#web/lib/address.ts'

/** One editor goes on while its new vacancy gets an address; any other address, also of another company, opens another one. */
export function useEditorSession(company_id: string, vacancy_id: string | null) {
  const navigate = useNavigate()
  const [session, setSession] = useState(() => ({ key: crypto.randomUUID(), company_id, vacancy_id, created: '' }))
  const is_same_company = session.company_id === company_id
  if (!is_same_company || session.vacancy_id !== vacancy_id) {
    const goes_on = is_same_company && session.created !== '' && session.created === vacancy_id
    const key = goes_on ? session.key : crypto.randomUUID()
    setSession({ key, company_id, vacancy_id, created: session.created })
  }

  function onCreated(id: string) {
    setSession((now) => ({ ...now, created: id }))
    const search = withParam(askedNow(), 'desde', null)
    navigate(`/app/my-companies/${company_id}/vacancies/${id}?${search}`, {
      replace: true,
      preventScrollReset: true,
    })
  }

  return { key: session.key, onCreated }
}
