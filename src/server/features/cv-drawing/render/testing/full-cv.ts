import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type CvContent, cvContent } from '#shared/cvs/cv-document.ts'

type Changes = Partial<Omit<z.input<typeof cvContent>, 'document'>>

/** Invented people and companies; every field of every section says something. */
const document: z.input<typeof cvContent>['document'] = {
  basics: {
    full_name: 'María Begoña Ibáñez Núñez-Güell',
    headline: 'Responsable de operaciones y logística',
    email: 'maria.ibanez@correo.example',
    phone: '+34 612 345 678',
    city: 'Zaragoza',
    country: 'ES',
    links: [
      { kind: 'LINKEDIN', url: 'https://www.linkedin.com/in/maria-begona-ibanez-nunez' },
      { kind: 'PORTFOLIO', url: 'https://ibanez-logistica.example.com/' },
    ],
  },
  summary:
    'Diez años dirigiendo equipos de almacén y transporte en distribución alimentaria. Reduje un 23 % el coste por pedido con planificación diaria de rutas y una oficina técnica pequeña.\nMe gusta que los números se entiendan: fluidez con SQL, hojas de cálculo y las personas que los usan.',
  experience: [
    {
      id: randomUUID(),
      position: 'Responsable de operaciones',
      company: 'Distribuciones Valle & Ebro',
      company_url: 'https://valle-ebro.example.com',
      city: 'Zaragoza',
      country: 'ES',
      modality: 'HIBRIDO',
      contract: 'INDEFINIDO',
      start: '2021-03',
      current: true,
      summary: 'Dirijo la operación de dos almacenes y una flota de 38 vehículos con un equipo de 64 personas.',
      achievements: [
        'Reduje un 23 % el coste por pedido en dos años al rediseñar las rutas y consolidar la carga de la zona nordeste.',
        'Bajé las roturas de stock del 6,1 % al 1,8 % con un tablero diario que revisan almacén, compras y ventas.',
        'Formé a cinco jefes de turno; tres de ellos dirigen hoy su propio centro de back-office/front-office.',
        'Negocié los contratos de transporte de 2023 y 2024, con un ahorro de 410.000 € al año.',
      ],
      skills: [{ name: 'SQL' }, { name: 'Power BI' }, { name: 'Planificación de rutas' }],
    },
    {
      id: randomUUID(),
      position: 'Jefa de almacén',
      company: 'Frutas y Verduras del Cinca',
      city: 'Fraga',
      country: 'ES',
      modality: 'PRESENCIAL',
      start: '2017-09',
      end: '2021-02',
      achievements: [
        'Implanté un sistema de gestión de almacén en nueve semanas, sin parar la campaña de fruta.',
        'Pasé de 1.200 a 2.050 palés diarios con la misma plantilla gracias a otro reparto de las oleadas de preparación.',
        'Cero accidentes con baja durante 27 meses seguidos, según el afiche eficaz de la oficina.',
      ],
      skills: [{ name: 'SAP' }, { name: 'Lean' }],
    },
    {
      id: randomUUID(),
      position: 'Técnica de transporte',
      company: 'Transportes Moncayo',
      city: 'Tarazona',
      country: 'ES',
      contract: 'TEMPORAL',
      start: '2014',
      end: '2017-08',
      summary: '- Rutas de 22 camiones frigoríficos en España, Francia y Portugal.\n- Informe semanal de puntualidad.',
    },
  ],
  education: [
    {
      id: randomUUID(),
      institution: 'Universidad de Zaragoza',
      degree: 'Grado en Administración y Dirección de Empresas',
      field: 'Logística',
      level: 'GRADO',
      start: '2009-09',
      end: '2013-06',
      grade: '8,1',
      notes: 'Trabajo final sobre la última milla en ciudades medianas.',
    },
    { id: randomUUID(), institution: 'Escuela del Ebro', level: 'MASTER', start: '2025-10', in_progress: true },
  ],
  skills: [
    { id: randomUUID(), name: 'SQL', level: 'AVANZADO', years: 6, group: 'Datos' },
    { id: randomUUID(), name: 'Excel', level: 'EXPERTO', years: 1, group: 'Datos' },
    { id: randomUUID(), name: 'C++', group: 'Datos' },
    { id: randomUUID(), name: 'Gestión de equipos' },
    { id: randomUUID(), name: 'Prevención de riesgos', years: 2.5 },
  ],
  languages: [
    { id: randomUUID(), language: 'es', overall: 'NATIVO' },
    {
      id: randomUUID(),
      language: 'en',
      overall: 'C1',
      certificate: 'Cambridge C1 Advanced (2020)',
      detail: { listening: 'C1', reading: 'C2', interaction: 'C1', production: 'B2', writing: null },
    },
    { id: randomUUID(), language: 'fr', overall: 'B1', said: 'me defiendo' },
  ],
  certifications: [
    {
      id: randomUUID(),
      name: 'Consejera de seguridad de mercancías peligrosas',
      issuer: 'Ministerio de Transportes',
      date: '2019-05',
      expires: '2029-05',
      credential_id: 'CS-48213/ñ',
      url: 'https://titulos.example.com/cs-48213',
    },
  ],
  registrations: [
    { id: randomUUID(), body: 'Colegio de Economistas de Aragón', number: '4417-Z', since: '2015-02' },
    { id: randomUUID(), number: 'REG/0093' },
  ],
  circumstances: {
    licences: ['B', 'C+E'],
    vehicles: ['COCHE', 'BICICLETA'],
    shifts: ['MANANA', 'FINES_DE_SEMANA'],
    availability: '15_DIAS',
    travels: true,
  },
  projects: [
    {
      id: randomUUID(),
      name: 'Rutas limpias',
      role: 'Coordinadora',
      url: 'rutaslimpias.example.org',
      start: '2023-01',
      end: '2023-11',
      description: 'Piloto de reparto con bicicletas de carga: 12.400 entregas, 9 toneladas de CO₂ menos.',
      skills: [{ name: 'Gestión de proyectos' }],
    },
  ],
  courses: [
    { id: randomUUID(), name: 'Liderazgo de equipos diversos', organisation: 'Cámara de Comercio', date: '2022-04' },
  ],
  awards: [{ id: randomUUID(), name: 'Premio a la innovación', organisation: 'Clúster logístico', date: '2023' }],
  publications: [
    {
      id: randomUUID(),
      name: 'La última milla',
      organisation: 'Revista Carga',
      url: 'https://carga.example.com/milla',
    },
  ],
  volunteering: [
    { id: randomUUID(), name: 'Banco de Alimentos', date: '2018', notes: 'Organizo la Gran Recogida cada noviembre.' },
  ],
  interests: ['Senderismo', 'Cine clásico'],
  references: [
    { id: randomUUID(), name: 'Luis Ariño', relation: 'Director general', contact: 'luis@valle-ebro.example.com' },
  ],
  custom: [
    {
      id: '0b9f6c1e-8f0e-4c58-9d0a-3f6f3c5f2a11',
      title: 'Ponencias y difusión',
      items: [
        {
          id: randomUUID(),
          title: 'Foro PILOT',
          subtitle: 'Zaragoza',
          date: 'Primavera de 2024',
          text: 'Ponencia sobre reparto urbano.',
        },
      ],
    },
  ],
}

/** Two pages of a CV that uses everything, references included. */
export function fullCv(changes: Changes = {}): CvContent {
  const content = cvContent.parse({ title: 'CV de María', ...changes, document })
  return {
    ...content,
    document: { ...content.document, sections: content.document.sections.map((one) => ({ ...one, hidden: false })) },
  }
}

/** More jobs of the same kind, until it fills at least three pages. */
export function longCv(changes: Changes = {}): CvContent {
  const content = fullCv(changes)
  const { experience } = content.document
  const older = Array.from({ length: 4 }, (_, years) =>
    experience.map((job) => ({
      ...job,
      id: randomUUID(),
      company: `${job.company} ${2010 - years}`,
      current: false,
      end: null,
    })),
  )
  return { ...content, document: { ...content.document, experience: [...experience, ...older.flat()] } }
}
