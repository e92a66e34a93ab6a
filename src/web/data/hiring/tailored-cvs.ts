import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCvMatch, listTailoredCvs, type TailoredCv, tailorCv } from '#shared/hiring/tailored-cvs.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

function useTailoredCvs() {
  return useQuery({
    queryKey: keys.cvs.tailored(),
    queryFn: ({ signal }) => call(listTailoredCvs, { signal }),
    select: ({ items }): TailoredCv[] => items,
  })
}

/** For which vacancy a CV is; undefined where it is for none, or nobody knows yet. */
export const useVacancyOfCv = (cv_id: string): TailoredCv['vacancy'] | undefined =>
  useTailoredCvs().data?.find((one) => one.cv_id === cv_id)?.vacancy

/** The CV for a vacancy: null where there is none, undefined while nobody knows. */
export function useCvForVacancy(vacancy_id: string): string | null | undefined {
  const { data } = useTailoredCvs()
  return data && (data.find(({ vacancy }) => vacancy.id === vacancy_id)?.cv_id ?? null)
}

/** «Preparar mi CV para esta vacante»: made once, afterwards the same one. */
export function useTailorCv(vacancy_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(tailorCv, { params: { vacancy_id } }),
    // The apply screen starts with what it finds, so it must not find the CVs of before.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.cvs.list() })
      const queryKey = keys.applications.apply(vacancy_id)
      client.removeQueries({ queryKey, type: 'inactive' })
      return client.invalidateQueries({ queryKey })
    },
  })
}

/** What the vacancy asks beside what this CV says. */
export function useCvMatch(vacancy_id: string, cv_id: string) {
  return useQuery({
    queryKey: keys.jobs.cvMatch(vacancy_id, cv_id),
    queryFn: ({ signal }) => call(getCvMatch, { params: { vacancy_id, cv_id }, signal }),
    select: ({ match }) => match,
  })
}
