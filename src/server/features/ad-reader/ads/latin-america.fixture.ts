import type { AnnotatedAd } from './annotated-ad.ts'

export const adsFromLatinAmerica: readonly AnnotatedAd[] = [
  {
    title: 'Vendedor de piso',
    text: `Mueblería Roble Chico (Puebla centro) SOLICITA VENDEDOR DE PISO

* Preparatoria terminada
* Experiencia de 1 año en ventas de mostrador
* Facilidad de palabra y buena presentación
* Manejo de Excel básico
* Tiempo completo, disponibilidad para trabajar fines de semana

OFRECEMOS
* Sueldo base de $1,900 semanales más comisiones
* Prestaciones de ley desde el primer día
* Capacitación en crédito y cobranza

Interesados acudir con solicitud elaborada de lunes a viernes de 10 a 14 hrs.`,
    must: [],
    wanted: ['Preparatoria terminada', 'ventas de mostrador', 'Excel básico', 'fines de semana'],
    never: ['cobranza'],
    document: ['shifts=FINES_DE_SEMANA', 'working_day=COMPLETA', 'salary=190000-190000 MXN SEMANA 12', 'place=Puebla'],
  },
  {
    title: 'Auxiliar de enfermería',
    text: `IPS Vida Serena en Bogotá requiere auxiliares de enfermería para atención domiciliaria.

Requisitos:
- Técnico laboral en auxiliar de enfermería
- RETHUS vigente
- Curso de soporte vital básico
- 6 meses de experiencia en hospitalización o domicilios
- Moto propia (deseable)

Condiciones: contrato por prestación de servicios, turnos de 12 horas, $75.000 por turno. No se exige permanencia. Manejamos pacientes crónicos y paliativos.`,
    must: [
      'Técnico laboral en auxiliar de enfermería',
      'RETHUS',
      'soporte vital básico',
      '6 meses de experiencia en hospitalización o domicilios',
    ],
    wanted: ['turnos de 12 horas'],
    plus: ['Moto propia'],
    never: ['paliativos', 'permanencia'],
    document: ['contract=FREELANCE', 'place=Bogotá'],
  },
  {
    title: 'Operador de grúa horquilla',
    text: `Importante empresa del rubro frutícola en Curicó busca operadores de grúa horquilla para temporada.

Requisitos excluyentes: licencia de conducir clase D vigente, enseñanza media completa, experiencia de 1 año en cámaras de frío.
Requisitos deseables: licencia clase B, curso de higiene y manipulación.

Ofrecemos contrato por temporada, sueldo líquido de $780.000, colación y locomoción. 12 vacantes. Inicio: 2 de diciembre.`,
    must: ['clase D', 'enseñanza media completa', '1 año en cámaras de frío'],
    plus: ['clase B', 'curso de higiene'],
    never: ['locomoción', 'colación'],
    document: ['contract=TEMPORAL', 'salary=780000-780000 CLP MES 12', 'doubts=salary', 'openings=12', 'place=Curicó'],
  },
  {
    title: 'Desarrollador/a PHP Semi Senior',
    text: `Hola! Somos Ñandubay Labs, una software factory de Paraná 🧉

Qué buscamos:
➡️ 3 años de experiencia con PHP y Laravel
➡️ Buen manejo de MySQL
➡️ Git (flujo de ramas)
➡️ Inglés técnico

Si además tocaste Vue o Livewire, sumás puntos. No pedimos título. Nuestro sitio viejo está en WordPress, pero ya casi no se toca.

Qué damos: relación de dependencia, $1.400.000 a $1.700.000 brutos por mes, home office 3 días, obra social y el día de tu cumple. Arrancás en febrero.`,
    must: [],
    wanted: ['PHP', 'Laravel', 'MySQL', 'Git', 'Inglés técnico'],
    plus: ['Vue o Livewire'],
    never: ['WordPress', 'título'],
    document: [
      'modality=HIBRIDO',
      'seniority=SEMI_SENIOR',
      'salary=140000000-170000000 ARS MES 12',
      'office_days=2',
      'place=Paraná',
    ],
  },
  {
    title: 'Abogado laboralista',
    text: `Estudio jurídico en Miraflores, Lima, busca abogado(a) laboralista.

INDISPENSABLE
• Título profesional de abogado, colegiado y habilitado
• 3 años de experiencia en litigios laborales
• Conocimiento de la Nueva Ley Procesal del Trabajo
DESEABLE
• Maestría o especialización en Derecho Laboral
• Inglés intermedio
OFRECEMOS
• Remuneración de S/ 4,500 a S/ 5,500 mensuales, en planilla
• Modalidad híbrida (3 días presenciales)
• EPS al 50 %`,
    must: [
      'Título profesional de abogado',
      'colegiado',
      '3 años de experiencia en litigios',
      '3 años de experiencia en litigios / Nueva Ley Procesal del Trabajo',
    ],
    plus: ['Maestría o especialización en Derecho Laboral', 'Inglés intermedio'],
    never: ['EPS'],
    document: ['modality=HIBRIDO', 'salary=450000-550000 PEN MES 12', 'office_days=3', 'place=Miraflores'],
  },
  {
    title: 'Camarera de pisos',
    text: `Hotel Caracolí, Cartagena de Indias. Necesitamos camareras y camareros de pisos para temporada alta (diciembre-enero). Bachillerato completo, experiencia mínima de 6 meses en hoteles y carné de vacunas al día. Disponibilidad para trabajar domingos y festivos. Se valora conocimiento de inglés básico. Salario mínimo + recargos + auxilio de transporte. Contrato a término fijo de 2 meses.`,
    must: [],
    wanted: [
      'Bachillerato completo',
      '6 meses en hoteles',
      'carné de vacunas',
      'Disponibilidad para trabajar domingos y festivos',
    ],
    plus: ['inglés básico'],
    never: ['recargos'],
    document: ['shifts=FINES_DE_SEMANA,FESTIVOS', 'contract=TEMPORAL', 'place=Cartagena de Indias'],
  },
  {
    title: 'Chofer de reparto',
    text: `Distribuidora El Tamarindo, Guayaquil.

Buscamos chofer de reparto con licencia tipo C o superior, récord policial limpio y dos referencias laborales comprobables. Conocer bien la ciudad. Bachiller. Edad indistinta.

Tareas: carga y descarga, cobro contra entrega, mantener limpio el camión.

USD 520 mensuales + horas extra. Contrato con afiliación al IESS desde el primer día. Lunes a sábado.`,
    must: [],
    wanted: ['licencia tipo C', 'récord policial', 'referencias laborales', 'Conocer bien la ciudad', 'Bachiller'],
    never: ['cobro contra entrega'],
    document: ['salary=52000-52000 USD MES 12', 'place=Guayaquil'],
  },
  {
    title: 'Analista de datos',
    text: `Fintech Palomita (CDMX, esquema híbrido 2 días en Roma Norte)

Must have
- SQL avanzado
- Python o R
- 2 años analizando datos de producto
- Inglés avanzado

Nice to have
- dbt, Looker
- Haber trabajado en una fintech

Lo que no necesitas
- Saber de crédito
- Power BI

Lo que ofrecemos
- $38,000 a $45,000 MXN brutos al mes
- Vales de despensa de $2,000
- SGMM`,
    must: ['SQL avanzado', 'Python o R', '2 años analizando datos', 'Inglés avanzado'],
    plus: ['dbt', 'Looker', 'fintech'],
    never: ['Power BI', 'crédito', 'Vales'],
    document: ['modality=HIBRIDO', 'salary=3800000-4500000 MXN MES 12', 'place=Ciudad de México'],
  },
  {
    title: 'Maestro/a de primaria',
    text: `Colegio Arrayanes, Mendoza. Se busca docente de primaria para 4to grado, suplencia de marzo a julio.
Excluyente: título de Profesor/a de Educación Primaria y apto psicofísico vigente.
No excluyente: experiencia en plurigrado, capacitación en ESI, manejo de Classroom.
Ofrecemos: jornada simple, escala docente privada. Mandar CV hasta el viernes. El colegio tiene huerta, banda y taller de ajedrez.`,
    must: ['título de Profesor/a de Educación Primaria', 'apto psicofísico'],
    plus: ['plurigrado', 'ESI', 'Classroom'],
    never: ['huerta', 'banda', 'ajedrez'],
    document: ['contract=TEMPORAL', 'place=Mendoza'],
  },
  {
    title: 'Albañil',
    text: `Necesito albañil para remodelación de casa en Zapopan, unas 6 semanas. Que sepa de azulejo, impermeabilizante y plomería básica. Con herramienta propia y que traiga ayudante. Pago $700 diarios al maestro y $450 al ayudante. De lunes a viernes de 8 a 5, sábados medio día. Urge.`,
    must: [],
    wanted: ['azulejo', 'impermeabilizante', 'plomería', 'herramienta propia', 'traiga ayudante'],
    never: [],
    document: ['salary=70000-70000 MXN DIA 12', 'place=Zapopan'],
  },
  {
    title: 'Ejecutivo/a de atención al cliente (portugués)',
    text: `Contact center en Medellín

Perfil: técnico, tecnólogo o universitario en cualquier área. Portugués C1 (excluyente, se evalúa). Español nativo. 6 meses de experiencia en call center o servicio al cliente. Buen manejo de herramientas ofimáticas.

Horario: turnos rotativos de 42 horas a la semana entre 6 a.m. y 8 p.m. Modalidad presencial en El Poblado.

Salario: $2.350.000 + bono bilingüe de $400.000. Contrato a término indefinido. Plan de carrera, gimnasio y ruta nocturna.`,
    must: ['Portugués C1'],
    wanted: [
      'técnico, tecnólogo o universitario',
      'Español nativo',
      '6 meses de experiencia en call center o servicio al cliente',
      'herramientas ofimáticas',
    ],
    never: ['gimnasio', 'ruta nocturna', 'bono bilingüe'],
    document: [
      'hours_per_week=42',
      'shifts=ROTATIVO',
      'modality=PRESENCIAL',
      'contract=INDEFINIDO',
      'working_day=COMPLETA',
      'salary=235000000-235000000 COP MES 12',
      'place=Medellín',
    ],
  },
  {
    title: 'Contador/a general',
    text: `Comercial Los Sauces SpA, Concepción (Chile).
Título de Contador Auditor o Contador General.
Mínimo 4 años llevando contabilidad completa de empresas comerciales.
Dominio de Excel, Softland y declaraciones mensuales (F29).
Conocimientos de IFRS serán un plus.
Renta bruta entre $1.300.000 y $1.500.000. Contrato indefinido previo plazo fijo de 3 meses. Jornada de 42 horas de lunes a viernes.
La bodega y el despacho los ve otra área.`,
    must: [],
    wanted: ['Título de Contador', '4 años llevando contabilidad', 'Excel', 'Softland', 'F29'],
    plus: ['IFRS'],
    never: ['bodega', 'despacho'],
    document: [
      'hours_per_week=42',
      'contract=INDEFINIDO',
      'working_day=COMPLETA',
      'salary=1300000-1500000 CLP MES 12',
      'place=Concepción',
    ],
  },
  {
    title: 'Barista part time',
    text: `Café Tostadero 19 busca barista part time en Providencia, Santiago. 20 horas semanales, turnos tarde y sábados alternados. Experiencia con máquina espresso y arte latte (al menos 6 meses). Ojalá inglés conversacional. $4.200 la hora más propinas. Gente buena onda, puntual y con ganas de aprender. Si estudias, acomodamos tus horarios.`,
    must: [],
    wanted: ['máquina espresso / arte latte'],
    plus: ['inglés conversacional'],
    never: ['estudias'],
    document: [
      'hours_per_week=20',
      'shifts=TARDE,FINES_DE_SEMANA',
      'working_day=PARCIAL',
      'salary=4200-4200 CLP HORA 12',
      'place=Providencia',
    ],
  },
  {
    title: 'Ingeniero/a de datos remoto',
    text: `Remoto para Argentina, Uruguay, Chile y Colombia. Pagamos en dólares: USD 3.500 a 4.200 por mes como contractor.

Requisitos
- 4 años en ingeniería de datos
- Spark, Airflow y dbt
- Dominio de SQL y Python
- AWS o GCP
- Inglés B2 o superior

Deseable
- Terraform
- Certificación AWS Data Engineer

Beneficios
- 15 días de vacaciones pagas
- USD 300 por año para cursos

Empezamos en marzo. Somos 25 personas y nadie usa cámara si no quiere.`,
    must: ['4 años en ingeniería de datos', 'Spark', 'Airflow', 'dbt', 'SQL', 'Python', 'AWS o GCP', 'Inglés B2'],
    plus: ['Terraform', 'AWS Data Engineer'],
    never: ['cámara', 'cursos'],
    document: ['modality=REMOTO', 'contract=FREELANCE', 'salary=350000-420000 USD MES 12', 'remote=AR,UY,CL,CO'],
  },
]
