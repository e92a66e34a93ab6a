import { may } from '../permissions.ts'
import { type Expected, signedIn, teamBy } from '../rows.ts'
import type { World } from '../world.ts'

/** Nobody but the owner is in a hiring team here: whoever sees only their own vacancies finds no application. */
export const seers = (status: number): Expected => ({
  ...signedIn(404),
  ...teamBy((role) => (may(role, 'see_vacancy') ? status : 404)),
})

/** Both sides: those who hire, and the person who applied. */
export const either = (status: number): Expected => ({ ...seers(status), 'seeker-owner': status })

export const ofApplication = ({ company }: World) => ({ params: { id: company.hiring.application_id } })
export const inVacancy = ({ company }: World) => ({ params: { id: company.vacancies.PUBLISHED } })

/** Whoever hires knows who applied, and whoever applied knows the company. */
export const applicantKnown = {
  reveals: ({ owner, company }: World) => [owner.canary, company.canary],
}
