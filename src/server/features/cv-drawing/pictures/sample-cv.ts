import { randomUUID } from 'node:crypto'
import { type CvContent, type CvDesign, type CvTemplate, cvContent } from '#shared/cvs/cv-document.ts'

const id = randomUUID()

/** One page of an invented person, with something in every place that makes templates differ. */
const document = {
  basics: {
    full_name: 'Lucía Ferrer-Ibarra',
    headline: 'Encargada de tienda',
    email: 'lucia@correo.example',
    phone: '+34 600 000 000',
    city: 'Valencia',
    country: 'ES',
  },
  summary:
    'Ocho años en comercio, los tres últimos al frente de un equipo de nueve personas. Me ocupo de que la tienda venda, de que el almacén cuadre y de que la gente quiera quedarse.',
  experience: [
    {
      id,
      position: 'Encargada de tienda',
      company: 'Moda Turia',
      city: 'Valencia',
      start: '2022-03',
      current: true,
      achievements: [
        'Subí las ventas un 14 % en dos campañas con el mismo equipo.',
        'Bajé las diferencias de inventario del 2,1 % al 0,6 %.',
        'Formé a seis personas; dos llevan hoy su propia tienda.',
      ],
    },
    {
      id,
      position: 'Dependienta',
      company: "Casa L'Horta",
      city: 'Sueca',
      start: '2018-09',
      end: '2022-02',
      achievements: [
        'Atendí caja, probadores y pedidos por internet.',
        'Organicé el escaparate de cada temporada con un presupuesto de 300 €.',
      ],
    },
    {
      id,
      position: 'Auxiliar de almacén',
      company: 'Logística Albufera',
      city: 'Silla',
      start: '2017-06',
      end: '2018-08',
      achievements: ['Preparé 120 pedidos al día con menos de un 1 % de errores.'],
    },
  ],
  education: [
    {
      id,
      degree: 'Técnico Superior en Gestión de Ventas',
      institution: 'IES La Marjal',
      level: 'FP_SUPERIOR',
      start: '2015',
      end: '2017',
    },
  ],
  skills: ['Gestión de equipos', 'Atención al cliente', 'Inventario', 'Escaparatismo', 'Excel'].map((name) => ({
    id,
    name,
  })),
  languages: [
    { id, language: 'es', overall: 'NATIVO' },
    { id, language: 'ca', name: 'Valenciano', overall: 'C1' },
    {
      id,
      language: 'en',
      overall: 'B2',
      detail: { listening: 'B2', reading: 'B2', interaction: 'B1', production: 'B1', writing: 'B2' },
    },
  ],
  circumstances: { licences: ['B'], vehicles: ['COCHE'], shifts: ['MANANA', 'TARDE'], availability: '15_DIAS' },
}

export function sampleCv(template: CvTemplate, design: Partial<CvDesign>): CvContent {
  return cvContent.parse({ title: 'CV', template, design, document })
}
