import type { Chance } from '../chance.ts'
import type { Study, Trade } from '../trades/trade.ts'

/** Invented employers: half a name of a thing, half of what they do. */
const FIRST = [
  'Faro',
  'Encina',
  'Alameda',
  'Cumbre',
  'Ribera',
  'Colibrí',
  'Olivar',
  'Nogal',
  'Trébol',
  'Ceibo',
  'Jacarandá',
  'Poniente',
  'Levante',
  'Brisa',
  'Duna',
  'Granito',
  'Arrecife',
  'Maguey',
  'Quebracho',
  'Lucero',
  'Alerce',
]
const SECOND: Readonly<Record<string, readonly string[]>> = {
  technology: ['Software', 'Datos', 'Web', 'Sistemas', 'Digital'],
  health: ['Salud', 'Clínica', 'Hospitalaria'],
  care: ['Cuidados', 'Residencias', 'En Casa'],
  pharma: ['Farmacia', 'Botica'],
  education: ['Colegio', 'Academia', 'Aprende'],
  ngo: ['Solidario', 'Fundación', 'Barrio Abierto'],
  cleaning: ['Limpiezas', 'Servicios'],
  security: ['Seguridad', 'Vigilancia'],
  beauty: ['Peluquería', 'Salón'],
  hospitality: ['Restaurante', 'Hotel', 'Café', 'Posada'],
  retail: ['Tiendas', 'Comercial', 'Mercado'],
  sales: ['Comercial', 'Atención', 'Contacto'],
  marketing: ['Comunicación', 'Agencia', 'Medios'],
  design: ['Estudio', 'Gráfica'],
  logistics: ['Transportes', 'Almacenes', 'Logística'],
  manufacturing: ['Industrias', 'Talleres', 'Metal'],
  construction: ['Obras', 'Construcciones', 'Instalaciones'],
  energy: ['Solar', 'Energía'],
  agriculture: ['Agrícola', 'Cultivos'],
  automotive: ['Motor', 'Talleres'],
  administration: ['Gestión', 'Oficinas'],
  finance: ['Finanzas', 'Seguros', 'Asesores'],
  'human-resources': ['Personas', 'Talento'],
  legal: ['Abogados', 'Jurídico'],
  consulting: ['Consultores', 'Proyectos'],
  culture: ['Teatro', 'Cultura', 'Ediciones'],
}
const SCHOOLS = {
  UNIVERSITY: [
    'Universidad Barranca Azul',
    'Universidad del Valle Claro',
    'Universidad Tres Ríos',
    'Universidad Cerro Alto',
  ],
  INSTITUTE: [
    'Instituto Los Almendros',
    'Instituto Técnico Río Manso',
    'Centro de Formación La Ría',
    'Instituto El Mirador',
  ],
  SCHOOL: ['Colegio Las Acacias', 'Instituto Puerta Nueva', 'Escuela Cuatro Vientos', 'Liceo Camino Real'],
}

export const employerOf = (chance: Chance, { sector }: Pick<Trade, 'sector'>): string =>
  `${chance.pick(FIRST)} ${chance.pick(SECOND[sector] ?? ['Servicios'])}`

export function schoolOf(chance: Chance, { level }: Study): string {
  if (level === 'GRADO' || level === 'MASTER') return chance.pick(SCHOOLS.UNIVERSITY)
  return chance.pick(level.startsWith('FP') ? SCHOOLS.INSTITUTE : SCHOOLS.SCHOOL)
}
