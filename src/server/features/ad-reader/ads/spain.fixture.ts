import type { AnnotatedAd } from './annotated-ad.ts'

export const adsFromSpain: readonly AnnotatedAd[] = [
  {
    title: 'Fisioterapeuta',
    text: `Clínica Miraltor, en el barrio del Carmen de Murcia, amplía equipo.

Imprescindible grado en Fisioterapia y estar colegiado/a. Buscamos a alguien con dos años de experiencia en suelo pélvico o rehabilitación deportiva y que maneje la punción seca. Valoramos formación en pilates terapéutico y el francés. No hace falta que traigas camilla ni cartera de pacientes.

Ofrecemos contrato indefinido, 30 horas semanales y 1.700 € brutos al mes por 14 pagas. Incorporación inmediata.`,
    must: ['grado en Fisioterapia', 'colegiado'],
    wanted: ['suelo pélvico o rehabilitación deportiva', 'punción seca', 'Incorporación inmediata'],
    plus: ['pilates terapéutico', 'francés'],
    never: ['camilla', 'cartera de pacientes'],
    document: [
      'hours_per_week=30',
      'contract=INDEFINIDO',
      'working_day=PARCIAL',
      'salary=170000-170000 EUR MES 14',
      'place=Murcia',
    ],
  },
  {
    title: 'Mozo/a de almacén con carretilla',
    text: `¡¡OFERTA DE EMPLEO!!
Empresa de logística del Corredor del Henares selecciona 8 mozos/as de almacén.

REQUISITOS
-Carnet de carretillero en vigor
-Experiencia mínima de 6 meses con carretilla retráctil
-Vehículo propio (polígono sin transporte público)
-Disponibilidad para turnos rotativos de mañana, tarde y noche
-Se valorará manejo de PDA y radiofrecuencia

SE OFRECE
-Contrato temporal con posibilidad de incorporación a plantilla
-Salario: 9,45 €/hora brutos
-Plus de nocturnidad`,
    must: [
      'Carnet de carretillero / carretilla retráctil',
      'Vehículo propio',
      'turnos rotativos de mañana, tarde y noche',
    ],
    plus: ['PDA / radiofrecuencia'],
    never: ['nocturnidad', 'Redes móviles'],
    document:
      'shifts=MANANA,TARDE,NOCHE,ROTATIVO|contract=TEMPORAL|salary=945-945 EUR HORA 12|openings=8|place=Corredor del Henares'.split(
        '|',
      ),
  },
  {
    title: 'Dependiente/a de panadería',
    text: `Horno Bellaespiga busca una persona para la tienda de la calle Mayor de Castellón. Turno de mañana, de 6:30 a 14:00, descansando los lunes.

Qué necesitas:
· Haber trabajado de cara al público
· Manejo de caja y TPV
· Valenciano hablado
· Carnet de manipulador de alimentos

Si además sabes algo de café, genial. La masa la hace el obrador, no tienes que saber de panadería.

Son 1.184 euros brutos en 15 pagas, contrato indefinido y jornada completa. Nos encanta la gente alegre y puntual.`,
    must: [],
    wanted: ['cara al público', 'caja', 'TPV', 'Valenciano', 'manipulador de alimentos'],
    plus: ['café'],
    never: ['panadería'],
    document: [
      'shifts=MANANA',
      'contract=INDEFINIDO',
      'working_day=COMPLETA',
      'salary=118400-118400 EUR MES 15',
      'place=Castellón de la Plana',
    ],
  },
  {
    title: 'Enfermero/a de UCI pediátrica',
    text: `Hospital concertado en Pamplona
PERFIL REQUERIDO
• Diplomatura o Grado en Enfermería
• Colegiación en Navarra o posibilidad de trasladarla
• Experiencia de al menos 2 años en UCI o neonatos
• Manejo de monitorización y ventilación mecánica de pacientes críticos
MÉRITOS
• Curso de SVA pediátrico
• Euskera
CONDICIONES
• Contrato de interinidad, jornada completa
• 32.000 € - 35.500 € brutos anuales
• Turno rotatorio`,
    must: ['Grado en Enfermería', 'Colegiación', '2 años en UCI o neonatos', 'monitorización', 'ventilación mecánica'],
    plus: ['SVA', 'Euskera'],
    never: ['Monitorización de sistemas', 'Soporte vital básico'],
    document: [
      'shifts=ROTATIVO',
      'contract=TEMPORAL',
      'working_day=COMPLETA',
      'salary=3200000-3550000 EUR ANIO 12',
      'place=Pamplona',
    ],
  },
  {
    title: 'Backend engineer (Go)',
    text: `En Quilombera construimos la cola de pagos de media Europa; corremos sobre NATS y SQS, y nuestro front es Svelte.

**What we ask**
- 3+ años con Go en producción
- PostgreSQL o MySQL
- Saber explicar una decisión por escrito
- Inglés C1

**Nice to have**
- gRPC
- Experiencia con Kubernetes

**What we offer**
- 50-60k € brutos/año, 100% remoto desde España o Portugal
- 30 días de vacaciones

Proceso: charla, prueba en casa de 3 horas y oferta.`,
    must: [],
    wanted: ['Go', 'PostgreSQL o MySQL', 'explicar una decisión', 'Inglés C1'],
    plus: ['gRPC', 'Kubernetes'],
    never: ['NATS', 'SQS', 'Svelte'],
    document: ['modality=REMOTO', 'salary=5000000-6000000 EUR ANIO 12', 'remote=ES'],
  },
  {
    title: 'Auxiliar de ayuda a domicilio',
    text: `Se necesita auxiliar para ayuda a domicilio en Talavera de la Reina. Certificado de profesionalidad de atención sociosanitaria a personas en el domicilio o título de auxiliar de enfermería, obligatorio. Carnet de conducir y coche. Media jornada por las mañanas (20 h/semana), 720 € al mes. Contrato por sustitución. Personas responsables y con cariño por los mayores.`,
    must: ['Certificado de profesionalidad de atención sociosanitaria / título de auxiliar de enfermería'],
    wanted: ['Carnet de conducir', 'coche'],
    never: [],
    document: [
      'hours_per_week=20',
      'shifts=MANANA',
      'contract=TEMPORAL',
      'working_day=PARCIAL',
      'salary=72000-72000 EUR MES 12',
      'place=Talavera de la Reina',
    ],
  },
  {
    title: 'Administrativo/a de exportación',
    text: `Bodegas Lindero Alto (Haro, La Rioja)

Buscamos incorporar a nuestro departamento de exportación un/a administrativo/a.

Formación: Grado en Comercio Internacional, ADE o FP superior en Comercio.
Experiencia: al menos 2 años en un puesto similar.
Idiomas: inglés C1 imprescindible; alemán, muy valorable.
Informática: Excel avanzado y algún ERP (usamos Navision, te enseñamos).
Otros: disponibilidad para viajar dos o tres veces al año.

Te encargarás de los pedidos, los DUA y la relación con los transitarios.

Horario de lunes a viernes de 8 a 15:30. Salario 23.000 € brutos + variable. Contrato indefinido.`,
    must: ['inglés C1'],
    wanted: [
      'Grado en Comercio Internacional, ADE o FP superior',
      '2 años en un puesto similar',
      'Excel avanzado',
      'ERP',
      'disponibilidad para viajar',
    ],
    plus: ['alemán'],
    never: ['transitarios'],
    document: ['contract=INDEFINIDO', 'salary=2300000-2300000 EUR ANIO 12', 'place=Haro'],
  },
  {
    title: 'Electromecánico/a de taller',
    text: `Taller Rodamar (Cartagena) busca electromecánico/a.
Requisitos mínimos:
1. FP de grado medio o superior en Electromecánica de vehículos
2. 3 años de experiencia en taller multimarca
3. Manejo de máquina de diagnosis
Requisitos deseables:
1. Experiencia en vehículo eléctrico o híbrido
2. Carnet B
Funciones: mantenimiento, frenos, distribución, aire acondicionado.
Se ofrece: contrato indefinido, 40 h semanales, entre 1.600 y 1.900 € netos al mes.`,
    must: ['FP de grado medio o superior en Electromecánica', '3 años de experiencia en taller', 'diagnosis'],
    plus: ['vehículo eléctrico o híbrido', 'Carnet B'],
    never: ['aire acondicionado', 'distribución'],
    document: [
      'hours_per_week=40',
      'contract=INDEFINIDO',
      'working_day=COMPLETA',
      'salary=160000-190000 EUR MES 12',
      'doubts=salary',
      'place=Cartagena',
    ],
  },
  {
    title: 'Profesor/a de matemáticas (sustitución)',
    text: `Colegio Fuenterroble de Salamanca necesita cubrir una baja de maternidad, de enero a junio.

Se requiere Grado en Matemáticas, Física o Ingeniería y máster del profesorado. Se valorará experiencia con alumnado de ESO y Bachillerato, nivel B2 de inglés y conocimientos de GeoGebra. Es obligatorio aportar el certificado negativo de delitos sexuales antes de firmar.

18 horas lectivas. Sueldo según convenio de concertada. ¿Te gusta el teatro? Tenemos un grupo estupendo, y los viernes hay robótica, aunque de eso se ocupa otra compañera.`,
    must: [
      'Grado en Matemáticas, Física o Ingeniería',
      'máster del profesorado',
      'certificado negativo de delitos sexuales',
    ],
    plus: ['alumnado de ESO y Bachillerato', 'B2 de inglés', 'GeoGebra'],
    never: ['teatro', 'robótica'],
    document: ['place=Salamanca'],
  },
  {
    title: 'Cocinero/a',
    text: `Buscamos cocinero/a para arrocería en Dénia 🥘

✔️ Dominio de arroces y fondos
✔️ Mínimo 3 años en cocina de producto
✔️ Carnet de manipulador
✔️ Alojamiento no incluido, se valora vivir en la Marina Alta

💶 2.000 € netos, 14 pagas
🗓️ Contrato fijo discontinuo de marzo a noviembre
🙌 Dos días de libranza seguidos`,
    must: [],
    wanted: ['arroces', 'fondos', '3 años en cocina de producto', 'manipulador'],
    plus: ['vivir en la Marina Alta'],
    never: ['libranza'],
    document: ['contract=FIJO_DISCONTINUO', 'salary=200000-200000 EUR MES 14', 'doubts=salary', 'place=Dénia'],
  },
  {
    title: 'Guía de turismo freelance',
    text: `Alquimia Tours organiza paseos nocturnos por Granada y el Albaicín. Queremos sumar dos guías.

Necesitas: habilitación oficial de guía de Andalucía (sin ella no podemos contar contigo), inglés fluido y ser autónomo o autónoma. Nos encantaría que hablases también italiano o chino, y que tengas algo de formación teatral.

Pagamos 60 € por ruta de dos horas. Los grupos son de quince personas como mucho. Empezamos en Semana Santa.`,
    must: ['habilitación oficial de guía'],
    wanted: ['inglés fluido', 'autónomo'],
    plus: ['italiano o chino', 'formación teatral'],
    document: ['contract=FREELANCE', 'place=Granada', 'openings=2'],
  },
  {
    title: 'Técnico/a de laboratorio',
    text: `Laboratorios Petralba, fabricante de cosmética natural con sede en Girona, incorpora técnico/a de laboratorio para control de calidad.

¿Qué pedimos?
Ciclo formativo de grado superior en Laboratorio de análisis o grado en Química. Conocimientos de HPLC y de la norma ISO 22716. Catalán y castellano. Un año de experiencia mínima en industria cosmética o farmacéutica.

¿Qué harás?
Análisis de materias primas, control microbiológico, registros en LIMS y apoyo en auditorías.

¿Qué ofrecemos?
Contrato indefinido, 24.500 euros brutos/año, flexibilidad de entrada y viernes intensivos.`,
    must: [],
    wanted: [
      'grado superior en Laboratorio / grado en Química',
      'HPLC',
      'ISO 22716',
      'Catalán',
      'castellano',
      'Un año de experiencia',
    ],
    never: ['LIMS', 'microbiológico', 'auditorías'],
    document: ['contract=INDEFINIDO', 'salary=2450000-2450000 EUR ANIO 12', 'place=Girona'],
  },
  {
    title: 'Vigilante de seguridad',
    text: `Vigilante de seguridad para centro comercial en Badajoz. TIP en vigor imprescindible. Curso de radioscopia, deseable. Disponibilidad para trabajar noches, fines de semana y festivos. Graduado escolar. No se precisa arma. Jornada completa, sueldo según convenio estatal.`,
    must: ['TIP'],
    wanted: ['Disponibilidad para trabajar noches, fines de semana y festivos', 'Graduado escolar'],
    plus: ['radioscopia'],
    never: ['arma'],
    document: ['shifts=NOCHE,FINES_DE_SEMANA,FESTIVOS', 'working_day=COMPLETA', 'place=Badajoz'],
  },
  {
    title: 'Responsable de tienda (moda infantil)',
    text: `¿Te apasiona la moda? ¿Sueñas en colores? En Pequeñuelos vestimos a los más pequeños desde 1987.

Para nuestra tienda de Vigo buscamos responsable con:
- Experiencia de 3 años liderando equipos de tienda
- Conocimiento de KPI de retail (conversión, ticket medio)
- Manejo de Excel a nivel usuario
- Gallego y castellano
- Disponibilidad para rotar en horario comercial

Valoraremos positivamente la experiencia en escaparatismo.

Ofrecemos 21.000 € fijos + 3.000 € variables al año, contrato indefinido y un 40 % de descuento.`,
    must: [],
    wanted: [
      '3 años liderando equipos',
      'KPI de retail',
      'Excel',
      'Gallego',
      'castellano',
      'rotar en horario comercial',
    ],
    plus: ['escaparatismo'],
    never: ['Diseño de moda'],
    document: ['contract=INDEFINIDO', 'salary=2100000-2100000 EUR ANIO 12', 'place=Vigo'],
  },
]
