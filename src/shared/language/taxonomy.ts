import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { line } from '../core/fields.ts'

const typed = line(80).default('')
const limit = z.coerce.number().int().min(1).max(30).default(10)

const concepts = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })), next_cursor: z.null() })

export const searchSkills = endpoint({
  method: 'GET',
  path: '/api/v1/taxonomy/skills',
  summary: 'Skills by the beginning of a name, also misspelt; without a text, those typical of a role',
  session: 'none',
  query: z.object({ q: typed, role: typed, limit }),
  answer: concepts,
})

export const searchRoles = endpoint({
  method: 'GET',
  path: '/api/v1/taxonomy/roles',
  summary: 'Roles by the beginning of a name, also misspelt',
  session: 'none',
  query: z.object({ q: typed, limit }),
  answer: z.object({
    items: z.array(z.object({ id: z.string(), name: z.string(), family: z.string() })),
    next_cursor: z.null(),
  }),
})

export const searchPlaces = endpoint({
  method: 'GET',
  path: '/api/v1/taxonomy/places',
  summary: 'Countries, regions and cities by the beginning of a name, also misspelt',
  session: 'none',
  query: z.object({ q: typed, limit }),
  answer: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.enum(['COUNTRY', 'REGION', 'CITY']),
        country: z.string(),
        region: z.string().nullable(),
      }),
    ),
    next_cursor: z.null(),
  }),
})
