import type { ReadPerson } from '#shared/hiring/added-people/added-people.ts'

const SHOWN = 2

export const positionsOf = ({ document: { experience } }: ReadPerson): string =>
  experience.length === 0
    ? 'Sin puestos'
    : experience
        .slice(0, SHOWN)
        .map(({ position, company }) => [position, company].filter(Boolean).join(', '))
        .join(' · ')
