import { createContext, useContext } from 'react'

interface PeopleVacancy {
  id: string
  company_id: string
  /** Said where its board is not the page behind. */
  title?: string
}

export const PeopleVacancyContext = createContext<PeopleVacancy | null>(null)

/** The vacancy to which people are added: of the dashboard that is open, or chosen in «Talento». */
export function usePeopleVacancy(): PeopleVacancy {
  const vacancy = useContext(PeopleVacancyContext)
  if (!vacancy) throw new Error('people are added outside of a dialog that knows the vacancy')
  return vacancy
}
