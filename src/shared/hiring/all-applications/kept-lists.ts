import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { id, line } from '../../core/fields.ts'
import { HIRING_COUNTS, HIRING_LENGTHS } from '../hiring-limits.ts'
import { allAsked } from './all-applications.ts'

const inCompany = z.object({ id })
const ofList = z.object({ id, list_id: id })

/** Filters and order under a name: whoever opens it sees who is in it now, as far as they may. */
export const keptListBody = z.object({
  name: line(HIRING_LENGTHS.kept_list, 1),
  asked: allAsked,
  /** Everybody who sees applications in the company finds it. */
  is_shared: z.boolean(),
})

const keptList = keptListBody.extend({
  id,
  /** Null for an own one. */
  owner_name: z.string().nullable(),
  can_edit: z.boolean(),
})
export type KeptList = z.output<typeof keptList>

const path = '/api/v1/companies/:id/kept-lists'
export const KEPT_LISTS_FULL = `Guardas ya ${HIRING_COUNTS.kept_lists} listas. Elimina alguna para guardar otra.`

export const listKeptLists = endpoint({
  method: 'GET',
  path,
  summary: 'The lists that the person keeps and those that colleagues share, by name',
  params: inCompany,
  answer: z.object({ items: z.array(keptList) }),
})

export const createKeptList = endpoint({
  method: 'POST',
  path,
  summary: 'Keep filters and order under a name, at most 30 for each person',
  params: inCompany,
  body: keptListBody,
  answer: keptList,
  status: 201,
})

export const updateKeptList = endpoint({
  method: 'PUT',
  path: `${path}/:list_id`,
  summary: 'Change a kept list: whoever keeps it, and for shared ones also owners and administrators',
  params: ofList,
  body: keptListBody,
  answer: keptList,
})

export const deleteKeptList = endpoint({
  method: 'DELETE',
  path: `${path}/:list_id`,
  summary: 'Delete a kept list',
  params: ofList,
  status: 204,
})
