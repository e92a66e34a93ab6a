import type { z } from 'zod'
import type { cvContent } from '#shared/cvs/cv-document.ts'
import { cvEntry as entry } from './cv-entry.ts'

/** The same invented person for companies that write in English. */
export const englishCv: z.input<typeof cvContent> = {
  title: 'CV en inglés',
  target_role: 'Senior frontend engineer',
  language: 'en',
  template: 'CLASICO',
  design: { font: 'SERIF', page: 'LETTER', accent: '#0c7a4d' },
  document: {
    basics: {
      full_name: 'Valeria Montes',
      headline: 'Senior frontend engineer · React and TypeScript',
      email: 'valeria@demo.skillo.example',
      phone: '+52 33 5555 0142',
      city: 'Guadalajara',
      country: 'MX',
      links: [{ kind: 'PORTFOLIO', url: 'https://valeria-montes.example' }],
    },
    summary:
      'Frontend engineer with seven years of building shops and dashboards that load fast and need no manual. I have taken two products from idea to thousands of users with React, TypeScript and automated tests. I care about accessibility, performance and teams that write things down.',
    experience: [
      entry({
        position: 'Senior frontend engineer',
        company: 'Faro Comercio',
        city: 'Guadalajara',
        country: 'MX',
        modality: 'REMOTO',
        start: '2022-03',
        current: true,
        achievements: [
          'Cut the load time of product pages from 4.8 to 1.9 seconds; mobile sales rose by 12%.',
          'Built a library of 42 components with the design team; three teams use it today.',
          'Grew end-to-end coverage from 20 to 140 user journeys with Playwright.',
        ],
        skills: [
          { skill_id: 'react', name: 'React' },
          { skill_id: 'typescript', name: 'TypeScript' },
          { skill_id: 'playwright', name: 'Playwright' },
        ],
      }),
      entry({
        position: 'Frontend developer',
        company: 'Tinta y Código',
        city: 'Mexico City',
        country: 'MX',
        start: '2019-06',
        end: '2022-02',
        achievements: [
          'Launched a booking platform for clinics that served 30,000 appointments in its first year.',
          'Moved four sites from jQuery to React without downtime.',
        ],
        skills: [{ skill_id: 'react', name: 'React' }],
      }),
    ],
    education: [
      entry({
        institution: 'Universidad Barranca Azul',
        degree: 'BSc in Computer Systems Engineering',
        level: 'GRADO',
        start: '2014-08',
        end: '2018-07',
      }),
    ],
    skills: [
      entry({ skill_id: 'react', name: 'React', level: 'EXPERTO', years: 7 }),
      entry({ skill_id: 'typescript', name: 'TypeScript', level: 'AVANZADO', years: 5 }),
      entry({ skill_id: 'next-js', name: 'Next.js', level: 'AVANZADO', years: 4 }),
      entry({ skill_id: 'css', name: 'CSS', level: 'EXPERTO', years: 8 }),
      entry({ skill_id: 'playwright', name: 'Playwright', level: 'AVANZADO', years: 3 }),
      entry({ skill_id: 'graphql', name: 'GraphQL', level: 'INTERMEDIO', years: 2 }),
    ],
    languages: [entry({ language: 'en', overall: 'C1' }), entry({ language: 'es', overall: 'NATIVO' })],
  },
}
