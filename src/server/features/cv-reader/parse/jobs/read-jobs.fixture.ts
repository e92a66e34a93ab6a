import { readPastedText } from '../../rules-alone.ts'

export const experienceOf = (...lines: string[]) =>
  readPastedText(['Nerea Olabarri-Quintela', '', 'EXPERIENCIA', ...lines].join('\n')).proposal.document.experience

/** «puesto @ empresa desde–hasta» of every job. */
export const jobsOf = (...lines: string[]) =>
  experienceOf(...lines).map(
    ({ position, company, start, end, current }) =>
      `${position} @ ${company} ${start ?? '?'}–${current ? 'hoy' : (end ?? '?')}`,
  )
