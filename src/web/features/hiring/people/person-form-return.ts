import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { addPersonBody } from '#shared/hiring/added-people/added-people.ts'

export type PersonFormReturn = UseFormReturn<z.input<typeof addPersonBody>, unknown, z.output<typeof addPersonBody>>
