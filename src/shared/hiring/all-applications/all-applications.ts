import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { chosenDay, id } from '../../core/fields.ts'
import { applicationSource, person } from '../application.ts'
import { applicationSort, card, listFilters } from '../board.ts'
import { stageKind } from '../stages.ts'

const inCompany = z.object({ id })

const flag = z.enum(['true', 'false'])

/** Over all vacancies: stages by what they are for, because every vacancy names its own. */
const ofAll = {
  vacancy_id: id.optional(),
  stage_kind: stageKind.optional(),
  source: applicationSource.optional(),
  /** Days as the reader's own calendar has them, both counted in. */
  applied_from: chosenDay().optional(),
  applied_to: chosenDay().optional(),
  min_match: z.coerce.number().int().min(0).max(100).optional(),
  no_missed_must: flag.optional(),
  unread: flag.optional(),
}

export const allSort = applicationSort.exclude(['stage'])
export type AllSort = z.infer<typeof allSort>

export const allFilters = listFilters.omit({ stage_id: true }).extend(ofAll)

export const allAsked = allFilters.extend({ sort: allSort.default('newest') })
export type AllAsked = z.output<typeof allAsked>

const listed = card.extend({ vacancy: z.object({ id, title: z.string() }), stage_name: z.string() })
export type ListedApplication = z.output<typeof listed>

const path = '/api/v1/companies/:id/applications'

export const listAllApplications = endpoint({
  method: 'GET',
  path,
  summary: 'The applications of all vacancies that the person may see, with filters and order, in pages of 50',
  params: inCompany,
  query: allAsked.extend({ cursor: z.string().max(300).optional() }),
  answer: z.object({ items: z.array(listed), next_cursor: z.string().nullable(), total: z.int() }),
})

export const exportAllApplications = endpoint({
  method: 'GET',
  path: `${path}/export`,
  summary: 'The same list as CSV, at most 5,000; whoever exports is noted',
  params: inCompany,
  query: allAsked,
  answer: 'file',
})

export const getApplicationChoices = endpoint({
  method: 'GET',
  path: `${path}/choices`,
  summary: 'What the list can be narrowed by: vacancies, people of the team and the tags in use',
  params: inCompany,
  answer: z.object({
    vacancies: z.array(z.object({ id, title: z.string() })),
    team: z.array(person),
    tags: z.array(z.string()),
    can_export: z.boolean(),
  }),
})
export type ApplicationChoices = z.output<typeof getApplicationChoices.answer>
