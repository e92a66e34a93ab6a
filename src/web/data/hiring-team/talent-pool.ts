import { useMutation } from '@tanstack/react-query'
import { askForTalent, inviteElsewhere } from '#shared/hiring/talent-pool.ts'
import { call } from '#web/lib/api.ts'

export const useAskForTalent = (id: string) => useMutation({ mutationFn: () => call(askForTalent, { params: { id } }) })

export const useInviteElsewhere = (id: string) =>
  useMutation({ mutationFn: (vacancy_id: string) => call(inviteElsewhere, { params: { id }, body: { vacancy_id } }) })
