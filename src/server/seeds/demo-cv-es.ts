import type { z } from 'zod'
import type { cvContent } from '#shared/cvs/cv-document.ts'
import { cvEntry as entry } from './cv-entry.ts'

/** Invented: the person, the companies, the school and every figure. */
export const spanishCv: z.input<typeof cvContent> = {
  title: 'CV principal',
  target_role: 'Desarrolladora frontend',
  language: 'es',
  template: 'ESENCIAL',
  document: {
    basics: {
      full_name: 'Valeria Montes',
      headline: 'Desarrolladora frontend · React y TypeScript',
      email: 'valeria@demo.skillo.example',
      phone: '+52 33 5555 0142',
      city: 'Guadalajara',
      country: 'MX',
      links: [
        { kind: 'PORTFOLIO', url: 'https://valeria-montes.example' },
        { kind: 'GITHUB', url: 'https://codigo.valeria-montes.example' },
      ],
    },
    summary:
      'Desarrolladora frontend con siete años construyendo tiendas y paneles que cargan rápido y se entienden a la primera. He llevado dos productos de la idea a miles de personas usuarias, con React, TypeScript y pruebas automáticas. Me importan la accesibilidad, el rendimiento y los equipos que se explican las cosas.',
    experience: [
      entry({
        position: 'Desarrolladora frontend sénior',
        company: 'Faro Comercio',
        city: 'Guadalajara',
        country: 'MX',
        modality: 'REMOTO',
        contract: 'INDEFINIDO',
        start: '2022-03',
        current: true,
        summary: 'Equipo de ocho personas a cargo de la tienda en línea y del panel de quienes venden.',
        achievements: [
          'Reduje de 4,8 a 1,9 segundos la carga de la ficha de producto, y las compras desde el teléfono subieron un 12 %.',
          'Diseñé con producto una biblioteca de 42 componentes en Storybook que hoy usan tres equipos.',
          'Llevé la cobertura de pruebas de extremo a extremo de 20 a 140 recorridos con Playwright.',
          'Acompaño a dos personas júnior; una de ellas ya lidera el módulo de pagos.',
        ],
        skills: [
          { skill_id: 'react', name: 'React' },
          { skill_id: 'typescript', name: 'TypeScript' },
          { skill_id: 'next-js', name: 'Next.js' },
          { skill_id: 'playwright', name: 'Playwright' },
          { skill_id: 'storybook', name: 'Storybook' },
        ],
      }),
      entry({
        position: 'Desarrolladora frontend',
        company: 'Tinta y Código',
        city: 'Ciudad de México',
        country: 'MX',
        modality: 'HIBRIDO',
        contract: 'INDEFINIDO',
        start: '2019-06',
        end: '2022-02',
        summary: 'Estudio de doce personas con clientes de educación y salud.',
        achievements: [
          'Publiqué una plataforma de citas médicas que atendió 30.000 reservas en su primer año.',
          'Migré cuatro sitios de jQuery a React sin interrumpir el servicio.',
          'Corregí 96 problemas de accesibilidad hasta cumplir WCAG 2.1 AA en el portal de una universidad.',
        ],
        skills: [
          { skill_id: 'react', name: 'React' },
          { skill_id: 'redux', name: 'Redux' },
          { skill_id: 'jest', name: 'Jest' },
        ],
      }),
      entry({
        position: 'Maquetadora web',
        company: 'Agencia Colibrí',
        city: 'Guadalajara',
        country: 'MX',
        modality: 'PRESENCIAL',
        contract: 'PRACTICAS',
        start: '2018-08',
        end: '2019-05',
        achievements: ['Maqueté 25 páginas de campaña con HTML y CSS, adaptadas a teléfonos desde el primer día.'],
        skills: [
          { skill_id: 'html', name: 'HTML' },
          { skill_id: 'css', name: 'CSS' },
        ],
      }),
    ],
    education: [
      entry({
        institution: 'Universidad Barranca Azul',
        degree: 'Licenciatura en Ingeniería en Sistemas Computacionales',
        level: 'GRADO',
        start: '2014-08',
        end: '2018-07',
        notes: 'Proyecto final: un mapa colaborativo de rutas accesibles.',
      }),
    ],
    skills: [
      entry({ skill_id: 'react', name: 'React', level: 'EXPERTO', years: 7, last_used: 2026, group: 'Frontend' }),
      entry({
        skill_id: 'typescript',
        name: 'TypeScript',
        level: 'AVANZADO',
        years: 5,
        last_used: 2026,
        group: 'Frontend',
      }),
      entry({ skill_id: 'next-js', name: 'Next.js', level: 'AVANZADO', years: 4, last_used: 2026, group: 'Frontend' }),
      entry({ skill_id: 'css', name: 'CSS', level: 'EXPERTO', years: 8, last_used: 2026, group: 'Frontend' }),
      entry({ skill_id: 'web-performance', name: 'Rendimiento web', level: 'AVANZADO', years: 4, group: 'Frontend' }),
      entry({
        skill_id: 'web-accessibility',
        name: 'Accesibilidad web',
        level: 'AVANZADO',
        years: 5,
        group: 'Frontend',
      }),
      entry({ skill_id: 'playwright', name: 'Playwright', level: 'AVANZADO', years: 3, group: 'Pruebas' }),
      entry({ skill_id: 'jest', name: 'Jest', level: 'AVANZADO', years: 5, group: 'Pruebas' }),
      entry({ skill_id: 'node-js', name: 'Node.js', level: 'INTERMEDIO', years: 3, group: 'Otras' }),
      entry({ skill_id: 'graphql', name: 'GraphQL', level: 'INTERMEDIO', years: 2, group: 'Otras' }),
      entry({ skill_id: 'git', name: 'Git', level: 'AVANZADO', years: 8, group: 'Otras' }),
    ],
    languages: [
      entry({ language: 'es', overall: 'NATIVO' }),
      entry({ language: 'en', overall: 'C1', certificate: 'Examen interno de empresa, 2023' }),
      entry({ language: 'pt', overall: 'A2' }),
    ],
    certifications: [
      entry({
        name: 'Accesibilidad web profesional',
        issuer: 'Escuela Abierta de Diseño',
        date: '2023-11',
        expires: '2027-11',
      }),
    ],
    projects: [
      entry({
        name: 'Rutas para todas',
        role: 'Creadora',
        url: 'https://rutas-para-todas.example',
        start: '2021',
        description:
          'Mapa abierto con rampas, elevadores y cruces seguros de Guadalajara; 400 aportaciones de 60 personas.',
        skills: [{ skill_id: 'react', name: 'React' }],
      }),
    ],
    volunteering: [entry({ name: 'Mentora de programación', organisation: 'Club de Código del Barrio', date: '2020' })],
    interests: ['Ciclismo urbano', 'Tipografía', 'Cine documental'],
  },
}
