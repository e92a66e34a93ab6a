import { randomUUID } from 'node:crypto'
import { updateCompanyRow } from '#server/features/companies/companies.queries.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { type VacancyDocument, vacancyDocument } from '#shared/vacancy-document.ts'
import type { TestApp } from './app.ts'

const DESCRIPTION = [
  'Buscamos a una persona para el equipo de pagos, que mantiene el servicio con el que cobran miles de tiendas.',
  'Trabajarás con otras cuatro personas, revisando código a diario y decidiendo en común qué se construye y cuándo.',
  'El primer mes conocerás el servicio y al equipo; después te encargarás de la conciliación y de sus alertas.',
  'Ofrecemos horario flexible, formación pagada y un plan de carrera claro con revisiones cada seis meses.',
]

/** A vacancy with which nothing is wrong: it can be published as it is. */
export function aGoodDocument(values: Partial<VacancyDocument> = {}): VacancyDocument {
  return vacancyDocument.parse({
    title: 'Analista de datos',
    role_family: 'datos',
    seniority: 'SEMI_SENIOR',
    modality: 'HIBRIDO',
    office_days: 2,
    locations: [{ country: 'ES', region: 'Comunidad de Madrid', city: 'Madrid' }],
    contract: 'INDEFINIDO',
    working_day: 'COMPLETA',
    salary: { min: 30_000_00, max: 38_000_00, currency: 'EUR', period: 'ANIO' },
    description: DESCRIPTION.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    responsibilities: ['Preparar los informes semanales de cobros.'],
    requirements: [
      { id: randomUUID(), type: 'SKILL', importance: 'EXCLUYENTE', value: { name: 'SQL', skill_id: 'sql' } },
      { id: randomUUID(), type: 'LANGUAGE', importance: 'DESEABLE', value: { language: 'en', min_level: 'B2' } },
    ],
    steps: [{ id: randomUUID(), name: 'Entrevista', expected_days: 5 }],
    reply_days: 10,
    ...values,
  })
}

/** Fills in what a company needs before it may publish. */
export function completeCompany({ deps }: TestApp, { id }: CompanyRow): Promise<CompanyRow> {
  return updateCompanyRow(deps.db, id, {
    description: 'Hacemos que las tiendas pequeñas cobren sin complicaciones. '.repeat(3),
    sector: 'TECNOLOGIA',
    size: '11-50',
    countries: ['ES'],
    hq_city: 'Madrid',
  })
}
