import { expect, it } from 'vitest'
import type { Verdict } from '#shared/matching/matching.ts'
import type { CvSections } from '../read/cv-sections.ts'
import {
  type Asked,
  course,
  degree,
  did,
  listed,
  paper,
  skill,
  studies,
  verdictOf,
  words,
  years,
} from './verdicts.fixture.ts'

/** Asked for in one form, said in another; and what a CV says is not so. */
const PAIRS: readonly [Asked, Partial<CvSections>, Verdict][] = [
  // What is done is told in verbs, and asked for in nouns.
  [skill('Atención al cliente'), did('Ordenanza', 'Atendía a los clientes en ventanilla.'), 'CUMPLE'],
  [skill('Nóminas'), did('Auxiliar', 'Liquido los sueldos de quince personas.'), 'CUMPLE'],
  [words('coordinación con familias'), did('Monitora', 'Coordinaba las salidas con las familias.'), 'CUMPLE'],
  [words('reparación de bombas de agua'), did('Oficial', 'Reparé bombas de agua en fincas.'), 'CUMPLE'],
  [skill('Gestión de equipos'), did('Encargada', 'Coordiné a 25 personas en dos turnos.'), 'CUMPLE'],
  [skill('Gestión de equipos'), did('Técnico', 'Gestión de equipos informáticos y licencias.'), 'SIN_DATOS'],
  [skill('Gestión de equipos'), did('Dependienta', 'Trabajé con un equipo de ocho personas.'), 'SIN_DATOS'],
  // What everybody of a trade does, whatever the position is called.
  [skill('Ventas', { min_years: 2 }), did('Asesora comercial'), 'CUMPLE'],
  [skill('Atención al cliente'), did('Dependienta de ferretería'), 'CUMPLE'],
  [skill('Atención al cliente'), did('Reponedor'), 'PARCIAL'],
  // How long something was done is what is said beside it.
  [skill('SAP', { min_years: 3 }), did('Administrativa', 'Facturas en SAP (1 año) y archivo.'), 'PARCIAL'],
  [skill('SAP', { min_years: 3 }), { summary: 'Cinco años con SAP en compras.' }, 'CUMPLE'],
  [skill('Pescadería', { min_years: 2 }), did('Cajera', 'Caja. Refuerzo en pescadería los sábados.'), 'PARCIAL'],
  [skill('Pescadería'), did('Cajera', 'Caja. Refuerzo en pescadería los sábados.'), 'CUMPLE'],
  [skill('Carretilla elevadora'), did('Mozo', 'Carretilla retráctil en altura.'), 'CUMPLE'],
  [skill('Carretilla retráctil'), did('Mozo', 'Carretilla frontal.'), 'SIN_DATOS'],
  [skill('Ruta internacional'), did('Chófer', 'Portugal y Francia, con carta de porte internacional.'), 'CUMPLE'],
  // Of no trade in particular, what is not held is the paper of their own.
  [skill('TIP de vigilante'), { summary: 'Vigilante seis años. Todavía no tengo la habilitación.' }, 'NO_CUMPLE'],
  [skill('TIP de vigilante'), { summary: 'En España aún no tengo la credencial.' }, 'NO_CUMPLE'],
  [skill('TIP de vigilante'), { summary: 'No tengo habilitación para explosivos.' }, 'SIN_DATOS'],
  // Who helps a leader does not yet do what the leader usually does.
  [skill('Gestión de equipos'), did('Ayudante de jefe de obra'), 'SIN_DATOS'],
  // What was tried and not passed, or is not there, is not held.
  [paper('Licencia de conducir clase B'), course('Sin licencia de conducir'), 'NO_CUMPLE'],
  [paper('Licencia de conducir A-I'), { summary: 'Vivo cerca. No tengo licencia de conducir.' }, 'NO_CUMPLE'],
  [skill('Permiso de conducir B'), { summary: 'Administrativa con diez años de oficio. Sin carnet.' }, 'NO_CUMPLE'],
  [paper('First Certificate'), course('First Certificate (examen suspendido)'), 'NO_CUMPLE'],
  [skill('Soporte vital avanzado'), course('ACLS (AHA), vencido en 2024'), 'PARCIAL'],
  [paper('Especialización en analítica'), course('Especialización en analítica (cursando)'), 'PARCIAL'],
  [paper('titulación en Turismo'), degree('Técnico superior en alojamientos turísticos', 'FP_SUPERIOR'), 'CUMPLE'],
  [studies('FP_MEDIO', 'Administración'), degree('Administración de Empresas', null), 'CUMPLE'],
  [studies('GRADO', 'Administración'), degree('Administración de Empresas', null), 'PARCIAL'],
  [words('Armado de vidrieras'), { summary: 'Cajera. No tengo experiencia en vidrieras.' }, 'NO_CUMPLE'],
  [words('Limpieza de coches'), { summary: 'Limpiadora. No tengo coche.' }, 'SIN_DATOS'],
  [skill('SQL', { min_level: 'AVANZADO' }), did('Analista', 'SQL con funciones de ventana y CTE.'), 'CUMPLE'],
  [skill('Permiso de conducir B'), { summary: 'Cajera. No sé manejar.' }, 'NO_CUMPLE'],
  [skill('Revit', { min_level: 'AVANZADO' }), listed('Revit (avançat)'), 'CUMPLE'],
  [paper('Carnet de aplicador de fitosanitarios'), course('Carnet de fitosanitarios, nivel básico'), 'CUMPLE'],
  [words('Consejo dermocosmético'), did('Auxiliar', 'Aconsejo en dermocosmética.'), 'CUMPLE'],
  // One word of four in a line about another matter says nothing.
  [words('Atención a viajeros y cobro de billetes'), course('CAP viajeros'), 'SIN_DATOS'],
  [years('Ejecutivo de atención telefónica', 1), did('Asesora telefónica'), 'CUMPLE'],
  [years('Jefe de compras', 1), did('Agente de compras'), 'PARCIAL'],
  // A trade of the same family is near in the line of the years too.
  [years('Camarera de pisos', 1), did('Gobernanta'), 'PARCIAL'],
  [['CUSTOM', { question: '¿Tienes disponibilidad para viajar?' }], { travels: true }, 'CUMPLE'],
  [['CUSTOM', { question: '¿Tienes disponibilidad para viajar?' }], {}, 'SIN_DATOS'],
  [
    ['CUSTOM', { question: '¿Tienes disponibilidad de horario?' }],
    { shifts: ['ROTATIVO', 'MANANA', 'TARDE'] },
    'CUMPLE',
  ],
  [
    ['CUSTOM', { question: '¿Cumples este requisito: libreta sanitaria / psicofísico al día?' }],
    { summary: 'Chofer. Apto psicofísico al día.' },
    'CUMPLE',
  ],
]

it.each(PAIRS)('%j beside %j: %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})
