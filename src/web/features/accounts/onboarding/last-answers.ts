import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { jobPreferences, profileBody, visibility } from '#shared/accounts/users.ts'

export const lastAnswers = z.object({
  modalities: jobPreferences.shape.modalities,
  city: profileBody.shape.city.unwrap(),
  country: profileBody.shape.country.unwrap(),
  min_salary: jobPreferences.shape.min_salary,
  visibility: z.enum(visibility.options, { error: 'Elige una de las dos opciones.' }),
})

export type LastFormState = UseFormReturn<z.input<typeof lastAnswers>, unknown, z.output<typeof lastAnswers>>
