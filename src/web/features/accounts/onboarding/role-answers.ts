import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { seniority } from '#shared/accounts/users.ts'
import { line } from '#shared/core/fields.ts'
import { SKILL_NAME_MAX } from '#shared/core/limits.ts'
import { skillName } from '#shared/cvs/cv-document.ts'
import { MOST_SKILLS } from './read-answers.ts'

export const FEWEST_SKILLS = 3

export const roleAnswers = z.object({
  mainRole: line(80, 1),
  seniority: z.enum(seniority.options, { error: 'Elige el nivel que más se parece al tuyo.' }),
  skills: z
    .array(z.string())
    .min(FEWEST_SKILLS, `Añade al menos ${FEWEST_SKILLS} habilidades.`)
    .max(MOST_SKILLS, `Deja como máximo ${MOST_SKILLS} habilidades.`)
    .superRefine((skills, context) => {
      const long = skills.find((skill) => !skillName.safeParse(skill).success)
      if (long === undefined) return
      context.addIssue({ code: 'custom', message: `Acorta «${long}»: caben ${SKILL_NAME_MAX} caracteres.` })
    }),
})

export type RoleFormState = UseFormReturn<z.input<typeof roleAnswers>, unknown, z.output<typeof roleAnswers>>
