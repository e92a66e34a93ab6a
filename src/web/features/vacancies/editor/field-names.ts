const names: Readonly<Record<string, string>> = {
  title: 'Título',
  role_family: 'Área',
  seniority: 'Nivel',
  openings: 'Plazas',
  department: 'Departamento',
  modality: 'Modalidad',
  office_days: 'Días en la oficina',
  locations: 'Lugares',
  contract: 'Contrato',
  working_day: 'Jornada',
  hours_per_week: 'Horas por semana',
  shifts: 'Turnos',
  no_experience_needed: 'Sin experiencia previa',
  salary: 'Salario',
  'salary.min': 'Salario mínimo',
  'salary.max': 'Salario máximo',
  'salary.variable_text': 'Parte variable',
  benefits: 'Beneficios',
  description: 'Descripción',
  responsibilities: 'Responsabilidades',
  requirements: 'Requisitos',
  questions: 'Preguntas',
  steps: 'Pasos',
  role_id: 'Título',
  on_behalf_of: 'Empresa para la que seleccionas',
  language: 'Idioma',
  remote_countries: 'Países',
  start_date: 'Incorporación',
  process_public: 'Proceso visible',
  duration_days: 'Duración',
  reply_days: 'Plazo de respuesta',
  hiring_team: 'Equipo de contratación',
  scheduled_at: 'Fecha de publicación',
  email: 'Tu correo',
  'company.description': 'Descripción de la empresa',
  'company.sector': 'Sector de la empresa',
  'company.size': 'Tamaño de la empresa',
  'company.countries': 'Países de la empresa',
  'company.hq_city': 'Sede de la empresa',
  company: 'Perfil de la empresa',
  plan: 'Plan',
}

const one: Readonly<Record<string, string>> = {
  benefits: 'Beneficio',
  responsibilities: 'Responsabilidad',
  requirements: 'Requisito',
  questions: 'Pregunta',
  steps: 'Paso',
}

/** How a field is called: «Salario mínimo», «Pregunta 2». */
export function fieldName(path: string): string {
  const [field = '', index] = path.split('.')
  const row = one[field]
  if (row && index !== undefined) return `${row} ${Number(index) + 1}`
  return names[path] ?? names[field] ?? 'Vacante'
}
