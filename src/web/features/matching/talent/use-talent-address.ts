import { useSearchParams } from 'react-router'
import { askedNow, withParam } from '#web/lib/address.ts'

/** Fewer are no comparison; more columns than that nobody can compare. */
export const COMPARED_MIN = 2
export const COMPARED_MAX = 5

const compared = (search: URLSearchParams): string[] =>
  (search.get('comparar') ?? '').split(',').filter(Boolean).slice(0, COMPARED_MAX)

/** Vacancy, words, filter, the open person and those to compare live in the address: back, reload and copying work. */
export function useTalentAddress() {
  const [search, setSearch] = useSearchParams()
  // At once: a box that is ticked must not wait for the list behind it.
  const go = (next: URLSearchParams, replace = true) =>
    setSearch(next, { replace, preventScrollReset: true, flushSync: true })
  return {
    vacancy_id: search.get('vacante'),
    in_bank: search.get('lista') === 'banco',
    words: search.get('buscar') ?? '',
    inside: search.get('dentro') === '1',
    person_id: search.get('persona'),
    compared: compared(search),
    comparing: search.get('vista') === 'comparar',
    addressOf: (cv_id: string) => `?${withParam(search, 'persona', cv_id)}`,
    /** Other people: who was open or chosen is not among them any more. */
    choose: (vacancy_id: string) => go(new URLSearchParams({ tab: 'talento', vacante: vacancy_id }), false),
    /** The people who said yes to the company, whatever the vacancy. */
    showBank: (wanted: boolean) =>
      go(new URLSearchParams({ tab: 'talento', ...(wanted && { lista: 'banco' }) }), false),
    search: (words: string, replace: boolean) => go(withParam(askedNow(), 'buscar', words), replace),
    keepInside: (inside: boolean) => go(withParam(askedNow(), 'dentro', inside ? '1' : null)),
    close: () => go(withParam(askedNow(), 'persona', null), false),
    mark: (cv_id: string, wanted: boolean) => {
      const others = compared(askedNow()).filter((one) => one !== cv_id)
      go(withParam(askedNow(), 'comparar', (wanted ? [...others, cv_id] : others).join(',')))
    },
    clear: () => go(withParam(withParam(askedNow(), 'comparar', null), 'vista', null)),
    compare: (open: boolean) => go(withParam(askedNow(), 'vista', open ? 'comparar' : null), false),
  }
}
