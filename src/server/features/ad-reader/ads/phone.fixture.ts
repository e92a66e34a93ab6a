import type { AnnotatedAd } from './annotated-ad.ts'

/** Ads typed on a phone or copied from a portal, annotated before anybody read them with the product. */
export const adsFromThePhone: readonly AnnotatedAd[] = [
  {
    title: 'Camarera de pisos',
    text: `BUSCAMOS CAMARERA DE PISOS!!! 🛏️
Hotel 4* en Benidorm, primera linea
➡️ exp 1 año en hotel
➡️ imprescindible vehiculo propio o vivir cerca
➡️ se valora nociones de ingles
Contrato fijo discontinuo, 40h semanales, turno de mañana
Salario segun convenio
Interesadas mandar CV x privado 📲 622 11 00 99`,
    must: ['vehiculo propio o vivir cerca'],
    wanted: ['exp 1 año en hotel'],
    plus: ['nociones de ingles'],
    document: [
      'contract=FIJO_DISCONTINUO',
      'working_day=COMPLETA',
      'hours_per_week=40',
      'shifts=MANANA',
      'place=Benidorm',
    ],
  },
  {
    title: 'MOZO/A DE ALMACÉN',
    text: `SE NECESITAN 5 MOZOS DE ALMACEN PARA CAMPAÑA DE NAVIDAD

ZONA: GETAFE (MADRID)

REQUISITOS:
- EXP. MÍN. 6 MESES EN PICKING
- CARNET DE CARRETILLERO VIGENTE
- DISPONIBILIDAD PARA TRABAJAR FINES DE SEMANA
- NO ES NECESARIO TITULACION

OFRECEMOS:
- CONTRATO TEMPORAL 3 MESES + POSIBILIDAD DE INCORPORACION
- 9,80 €/HORA
- TURNOS ROTATIVOS MAÑANA/TARDE/NOCHE
- PARKING GRATUITO`,
    must: ['EXP. MÍN. 6 MESES EN PICKING', 'CARNET DE CARRETILLERO', 'DISPONIBILIDAD PARA TRABAJAR FINES DE SEMANA'],
    benefits: ['Parking gratuito'],
    document: [
      'contract=TEMPORAL',
      'openings=5',
      'place=Getafe',
      'salary=980-980 EUR HORA 12',
      'shifts=MANANA,TARDE,NOCHE,ROTATIVO,FINES_DE_SEMANA',
    ],
  },
  {
    title: 'Enfermera(o) UCI adulto',
    text: `Clínica privada en Providencia, Santiago, requiere Enfermera(o) para UCI Adulto.

Requisitos:
· Título de Enfermera(o) Universitaria(o) o experiencia equivalente en TENS de UCI
· Inscripción vigente en la Superintendencia de Salud
· 2 años de exp. en paciente crítico (excluyente)
· Deseable diplomado en paciente crítico
· Manejo de ventilación mecánica

Ofrecemos:
· Renta líquida $1.650.000
· Cuarto turno
· Contrato indefinido después del 3er mes
· Seguro complementario de salud`,
    must: [
      'Título de Enfermera(o) Universitaria(o)',
      'Inscripción vigente en la Superintendencia de Salud',
      '2 años de exp. en paciente crítico',
      'para UCI Adulto / Manejo de ventilación mecánica',
    ],
    plus: ['diplomado en paciente crítico'],
    benefits: ['Seguro complementario de salud'],
    document: [
      'contract=INDEFINIDO',
      'place=Providencia',
      'salary=1650000-1650000 CLP MES 12',
      'shifts=ROTATIVO',
      'doubts=salary',
    ],
  },
  {
    title: 'Docente de Matemática',
    text: `Colegio secundario de gestión privada (Caballito, CABA) incorpora Docente de Matemática para 2do y 3er año.

¿Qué buscamos?
* Profesor/a de Matemática recibido/a (excluyente)
* Al menos 2 años frente a alumnos
* Manejo de Google Classroom y GeoGebra
* Valoramos inglés intermedio

Carga horaria: 24 hs semanales, turno tarde. Ingreso: marzo.
Enviar CV indicando remuneración pretendida a rrhh@colegio.example`,
    must: ['Profesor/a de Matemática recibido/a'],
    wanted: ['2 años frente a alumnos', 'Google Classroom', 'GeoGebra'],
    plus: ['inglés intermedio'],
    document: ['working_day=PARCIAL', 'hours_per_week=24', 'shifts=TARDE', 'place=Caballito'],
  },
  {
    title: 'Abogado/a laboralista junior',
    text: `About the job
Despacho de abogados con sede en Bilbao busca incorporar un/a Abogado/a para su dpto. Laboral.

Requisitos
Grado en Derecho o doble grado en ADE y Derecho
Máster de Acceso a la Abogacía
Colegiado/a en el ICABI o en disposición de colegiarse
Entre 1 y 3 años de experiencia en asesoramiento laboral
Nivel alto de inglés (C1) y se valorará euskera

Se ofrece
Contrato indefinido
30-34k brutos/año según valía
Modelo híbrido (2 días de teletrabajo)
Horario flexible, viernes tarde libre`,
    must: [
      'Grado en Derecho o doble grado en ADE y Derecho',
      'Máster de Acceso a la Abogacía',
      'Colegiado/a en el ICABI',
      'Entre 1 y 3 años de experiencia en asesoramiento laboral',
      'Nivel alto de inglés (C1)',
    ],
    plus: ['euskera'],
    document: [
      'contract=INDEFINIDO',
      'modality=HIBRIDO',
      'office_days=3',
      'place=Bilbao',
      'salary=3000000-3400000 EUR ANIO 12',
      'seniority=JUNIOR',
    ],
  },
  {
    title: 'Soldador calificado',
    text: `Importante empresa metalmecanica en Apodaca, N.L. solicita:

SOLDADOR CALIFICADO

Requisitos
• Secundaria terminada o preparatoria trunca
• 3 años de experiencia comprobable en soldadura microalambre y TIG
• Lectura e interpretacion de planos
• Edad 20 a 50 años
• Disponibilidad para rolar turnos

Ofrecemos
• Sueldo $3,200 semanales libres
• Prestaciones de ley
• Vales de despensa
• Transporte de personal
• Contratacion inmediata

Interesados presentarse de lunes a viernes de 8 a 1 con solicitud elaborada`,
    must: [
      'Secundaria terminada o preparatoria trunca',
      '3 años de experiencia comprobable en soldadura microalambre y TIG',
      'Lectura e interpretacion de planos',
      'Disponibilidad para rolar turnos',
    ],
    never: ['20 a 50'],
    document: ['place=Apodaca', 'salary=320000-320000 MXN SEMANA 12', 'shifts=ROTATIVO', 'doubts=salary'],
  },
  {
    title: 'Agente call center bilingüe',
    text: `🚨WE ARE HIRING🚨 Bogotá
Agente call center bilingüe (inglés B2+)
✅ Bachiller graduado
✅ Sin experiencia, nosotros te capacitamos!
✅ Buena digitación y manejo de Excel básico
✅ Disponibilidad de domingo a domingo con 1 día compensatorio
💰 $2.600.000 + comisiones + prestaciones de ley
📄 Contrato a término indefinido
🏠 Trabajo 100% presencial
Inicio inmediato!!! Aplica al wpp`,
    must: [],
    wanted: [
      'inglés B2+',
      'Bachiller graduado',
      'Buena digitación',
      'Excel básico',
      'Disponibilidad de domingo a domingo',
    ],
    document: [
      'contract=INDEFINIDO',
      'modality=PRESENCIAL',
      'no_experience_needed=true',
      'place=Bogotá',
      'salary=260000000-260000000 COP MES 12',
      'seniority=SIN_EXPERIENCIA',
      'shifts=FINES_DE_SEMANA',
    ],
  },
  {
    title: 'Desarrollador/a Front-end Jr',
    text: `Somos una startup de salud con 12 personas y buscamos Front-end Jr 100% remoto (Perú, Colombia o Chile).

Stack: React, TypeScript, Tailwind.

Lo que necesitas sí o sí:
– 1 año de experiencia con React (prácticas y proyectos propios cuentan)
– Git
– Inglés para leer documentación

Te suma si:
– conoces Next.js o Remix
– hiciste testing con Jest, Vitest o Cypress

Técnico en Computación e Informática, bachiller en Sistemas o experiencia equivalente.
Pagamos USD 900 - 1,200 al mes, contrato por recibo por honorarios.`,
    must: ['Stack: React / 1 año de experiencia con React', 'Git', 'Inglés para leer documentación'],
    wanted: ['Técnico en Computación e Informática, bachiller en Sistemas o experiencia equivalente'],
    plus: ['Next.js o Remix', 'testing', 'Jest, Vitest o Cypress'],
    document: [
      'contract=FREELANCE',
      'modality=REMOTO',
      'remote=PE,CO,CL',
      'salary=90000-120000 USD MES 12',
      'seniority=JUNIOR',
    ],
  },
  {
    title: 'Dependienta tienda de ropa',
    text: `Hola! tienda de moda en el centro de Sevilla busca dependienta para los sabados y algun festivo, 16h semanales.
Que tenga don de gentes, puntual y con ganas de trabajar.
Necesario experiencia minima de 6 meses en venta de ropa y manejo de TPV.
Idiomas un plus.
Contrato temporal de sustitucion por maternidad, unos 520 euros netos al mes.
Empezar el 1 de diciembre`,
    must: ['experiencia minima de 6 meses en venta de ropa', 'manejo de TPV'],
    plus: ['Idiomas'],
    document: [
      'contract=TEMPORAL',
      'working_day=PARCIAL',
      'hours_per_week=16',
      'place=Sevilla',
      'salary=52000-52000 EUR MES 12',
      'shifts=FINES_DE_SEMANA,FESTIVOS',
      'doubts=salary',
    ],
  },
  {
    title: 'Técnico/a de mantenimiento o electromecánico/a',
    text: `OFERTA DE EMPLEO - Ref. 2231
Puesto: Técnico/a de mantenimiento
Ubicación: Zaragoza
Nº de vacantes: 2
Jornada: completa
Tipo de contrato: indefinido
Salario: 1.900 € brutos/mes x 14 pagas
Formación requerida: FP II / Grado Superior en Electromecánica, Mecatrónica o Automatización
Experiencia requerida: más de 2 años en mantenimiento industrial
Conocimientos imprescindibles: neumática, hidráulica y PLC Siemens
Conocimientos deseables: GMAO, robots Fanuc o ABB
Permiso de conducir: B
Funciones: mantenimiento preventivo y correctivo de líneas, gestión de repuestos y partes de trabajo.
Horario: turnos rotativos de lunes a viernes`,
    must: [
      'FP II / Grado Superior en Electromecánica, Mecatrónica o Automatización',
      'más de 2 años en mantenimiento industrial',
      'neumática',
      'hidráulica',
      'PLC Siemens',
    ],
    wanted: ['Permiso de conducir: B'],
    plus: ['GMAO', 'robots Fanuc o ABB'],
    duties: ['Mantenimiento preventivo y correctivo de líneas', 'Gestión de repuestos y partes de trabajo'],
    document: [
      'contract=INDEFINIDO',
      'openings=2',
      'place=Zaragoza',
      'salary=190000-190000 EUR MES 14',
      'shifts=ROTATIVO',
      'working_day=COMPLETA',
    ],
  },
]
