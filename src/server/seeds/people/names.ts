import type { Chance } from '../chance.ts'
import type { LandCode } from './lands.ts'

type Gender = 'm' | 'f'

const words = (text: string): readonly string[] => text.split(' ')

const GIVEN: Readonly<Record<Gender, readonly string[]>> = {
  f: words(
    'Lucía María Sofía Valentina Camila Daniela Laura Paula Carmen Elena Marta Nuria Irene Alba Noelia Rocío Inés Julia Claudia Andrea Sara Raquel Silvia Beatriz Pilar Teresa Mariana Ximena Fernanda Renata Regina Itzel Yolanda Luciana Agustina Florencia Micaela Milagros Antonella Catalina Antonia Javiera Constanza Isidora Macarena Yuliana Leidy Manuela Juliana Carolina Paola Rosa Nélida Maritza Katherine Xiomara Estefanía Gabriela Aitana Leire Maider Uxía Antía Montserrat Jimena Guadalupe Consuelo Esperanza Amparo Dolores Begoña Martina Emma Violeta Abril',
  ),
  m: words(
    'Alejandro Daniel Pablo Álvaro Diego Javier Sergio Carlos Miguel Andrés Luis Jorge Manuel Rubén Iván Óscar Marcos Hugo Adrián Víctor Fernando Rafael Ignacio Gonzalo Joaquín Tomás Emiliano Santiago Leonardo Mauricio Ricardo Eduardo Mateo Bautista Facundo Lautaro Nahuel Ezequiel Franco Thiago Matías Benjamín Cristóbal Vicente Felipe Sebastián Esteban Camilo Julián Jhon Wilmer Edwin Brayan Percy Wilder Américo Aitor Iker Unai Xabier Roi Brais Jordi Arnau Pau Ramiro Salvador Esteve Rodrigo Gael Nicolás Samuel Lucas Bruno Teo',
  ),
}
const DOUBLE: Readonly<Record<Gender, readonly string[]>> = {
  f: [
    'María José',
    'Ana Belén',
    'María del Mar',
    'Luz Marina',
    'Rosa Elena',
    'Ana Sofía',
    'María Fernanda',
    'Flor de María',
  ],
  m: [
    'José Luis',
    'Juan Carlos',
    'Luis Miguel',
    'Juan Pablo',
    'José Manuel',
    'Carlos Andrés',
    'Jean Paul',
    'Víctor Hugo',
  ],
}

const COMMON = words(
  'García Fernández González Rodríguez López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina Morales Suárez Ortega Delgado Castro Ortiz Rubio Marín Sanz Núñez Iglesias Medina Garrido Cortés Castillo Santos Lozano Guerrero Cano Prieto Méndez Cruz Calvo Gallego Vidal León Márquez Herrera Peña Flores Cabrera Campos Vega Fuentes Carrasco Diez Reyes Caballero Nieto Aguilar Pascual Santana Herrero Montero Lorenzo Hidalgo Giménez Ibáñez Ferrer Durán Santiago Benítez Vargas Mora Vicente Arias Carmona Crespo Román Pastor Soto Sáez Velasco Moya Soler Parra Esteban Bravo Gallardo Rojas',
)
const OF_LAND: Readonly<Record<LandCode, readonly string[]>> = {
  ES: words(
    'Etxeberria Goikoetxea Zubiaurre Casals Puigdomènech Rovira Bermejo Requena Castiñeira Outeiral Lasheras Olmedo',
  ),
  MX: words('Xicoténcatl Cuevas Ochoa Villaseñor Tlapale Canul Pech Zamudio Arriaga Cervantes Bustamante Alcántara'),
  AR: words('Benedetti Quiroga Ledesma Bianchi Ferrari Sosa Acosta Ibarra Luna Peralta Aguirre Schmidt Kowalski'),
  CO: words('Restrepo Londoño Arango Zuluaga Ospina Cárdenas Rincón Palacios Mosquera Valencia Ríos Duarte'),
  CL: words(
    'Riquelme Sepúlveda Araya Huenchumán Catrileo Poblete Tapia Espinoza Cáceres Fuenzalida Valenzuela Saavedra',
  ),
  PE: words('Quispe Mamani Huamán Condori Ccahuana Chávez Salazar Paredes Yupanqui Rosales Ñahui Zegarra'),
}
/** As in life: hyphens, apostrophes, particles, one letter. */
const ODD = [
  'García-López',
  "O'Brien",
  'D’Angelo',
  'de la O',
  'de la Fuente',
  'del Río',
  'Sainz de la Maza',
  'Peña i Puig',
  "O'Higgins-Rojas",
  'Ruiz-Tagle',
  'San Martín',
  'de los Ríos',
  'Mac-Lean',
  "N'Diaye",
  'Von Bischoffshausen',
  'Y',
]
const ELSEWHERE: readonly { full_name: string; gender: Gender; mother_tongue: string }[] = [
  { full_name: '王小明', gender: 'm', mother_tongue: 'zh' },
  { full_name: '陈美玲', gender: 'f', mother_tongue: 'zh' },
  { full_name: 'Мария Иванова', gender: 'f', mother_tongue: 'ru' },
  { full_name: 'Олександр Ткаченко', gender: 'm', mother_tongue: 'uk' },
  { full_name: 'فاطمة الإدريسي', gender: 'f', mother_tongue: 'ar' },
  { full_name: '김서연', gender: 'f', mother_tongue: 'ko' },
  { full_name: 'Bo Li', gender: 'm', mother_tongue: 'zh' },
  { full_name: "Sinéad O'Brien", gender: 'f', mother_tongue: 'en' },
  { full_name: 'Luca D’Angelo', gender: 'm', mother_tongue: 'it' },
  { full_name: 'Ionuț-Cătălin Popa', gender: 'm', mother_tongue: 'ro' },
  { full_name: 'João da Conceição', gender: 'm', mother_tongue: 'pt' },
  { full_name: 'Awa N’Diaye', gender: 'f', mother_tongue: 'fr' },
]

/** People whom everybody knows, by what of their name would call them to mind. */
const KNOWN: readonly RegExp[] = [
  /gabriel.* márquez/i,
  /gabriel.* garcía/i,
  /pablo.* (?:neruda|picasso|escobar|iglesias|motos)/i,
  /pedro.* sánchez/i,
  /diego.* maradona/i,
  /lionel|leo messi/i,
  /rafael.* (?:nadal|correa)/i,
  /fernando.* (?:alonso|torres)/i,
  /miguel.* cervantes/i,
  /frida|khalo/i,
  /salvador.* (?:allende|dalí)/i,
  /santiago.* (?:abascal|segura)/i,
  /sergio.* (?:ramos|busquets|massa)/i,
  /andrés.* (?:iniesta|obrador|lópez)/i,
  /carlos.* (?:sainz|gardel|fuentes)/i,
  /javier.* (?:milei|bardem)/i,
  /isabel.* allende/i,
  /julio.* (?:iglesias|cortázar)/i,
  /sergio.* garcía/i,
  /gabriela.* mistral/i,
  /maría.* (?:callas|félix)/i,
  /iker.* casillas/i,
  /daniel.* ortega/i,
  /luis.* (?:suárez|enrique)/i,
  /sofía.* vergara/i,
  /paulina.* rubio/i,
  /benjamín.* vicuña/i,
  /ricardo.* (?:darín|arjona)/i,
  /gael.* garcía/i,
]
export const isWellKnown = (name: string): boolean => KNOWN.some((known) => known.test(name))

export interface Named {
  full_name: string
  gender: Gender
  mother_tongue: string
}

const ELSEWHERE_SHARE = 0.025
const ODD_SHARE = 0.05

export function nameOf(chance: Chance, land: LandCode): Named {
  if (chance.is(ELSEWHERE_SHARE)) return chance.pick(ELSEWHERE)
  const gender = chance.is(0.52) ? 'f' : 'm'
  const given = chance.is(0.15) ? chance.pick(DOUBLE[gender]) : chance.pick(GIVEN[gender])
  const surname = () => chance.pick(chance.is(ODD_SHARE) ? ODD : chance.is(0.25) ? OF_LAND[land] : COMMON)
  const one = surname()
  const full_name = chance.is(0.8) ? `${given} ${one} ${surname()}` : `${given} ${one}`
  return isWellKnown(full_name) ? nameOf(chance, land) : { full_name, gender, mother_tongue: 'es' }
}

/** For an address: its letters without accents; of another script nothing is left. */
export const latinOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '')
