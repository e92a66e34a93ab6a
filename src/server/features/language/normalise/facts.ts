import type { Contract, Modality, Seniority, WorkingDay } from '../taxonomy/levels.ts'
import { flatten } from './fold.ts'
import { type EducationFact, readEducation } from './read-education.ts'
import { type ExperienceFact, readExperience } from './read-experience.ts'
import { type LanguageFact, readLanguages } from './read-languages.ts'
import { readSalary, type SalaryFact } from './read-salary.ts'
import { readContract, readModality, readSeniority, readWorkingDay, type ValueFact } from './read-work.ts'

/** What a Spanish or English text says in words, each with its literal span, in reading order. */
export interface Facts {
  experience: ExperienceFact[]
  seniority: ValueFact<Seniority>[]
  languages: LanguageFact[]
  education: EducationFact[]
  modality: ValueFact<Modality>[]
  contract: ValueFact<Contract>[]
  working_day: ValueFact<WorkingDay>[]
  salary: SalaryFact[]
}

export function readFacts(text: string): Facts {
  const flat = flatten(text)
  return {
    experience: readExperience(text, flat),
    seniority: readSeniority(text, flat),
    languages: readLanguages(text, flat),
    education: readEducation(text, flat),
    modality: readModality(text, flat),
    contract: readContract(text, flat),
    working_day: readWorkingDay(text, flat),
    salary: readSalary(text, flat),
  }
}
