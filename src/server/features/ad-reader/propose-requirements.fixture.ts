interface PastedAd {
  name: string
  text: string
  /** `TYPE what IMPORTANCE [years or level]`, in reading order. */
  requirements: readonly string[]
  /** What the form gets: `field=value`. */
  document: readonly string[]
}

/** Ads as people paste them; what they ask for was written down before the reader saw them. */
export const pastedAds: readonly PastedAd[] = [
  {
    name: 'Spain, backend, with headings',
    text: `Desarrollador/a Backend Java Senior (híbrido Madrid)

Somos una consultora con más de 20 años de trayectoria.

Requisitos:
- Más de 5 años de experiencia en Java y Spring Boot
- PostgreSQL y Docker
- Inglés B2

Se valorará:
- Kubernetes
- Certificación AWS

Ofrecemos:
- Contrato indefinido y jornada completa
- 42.000 - 50.000 € brutos/año
- Clases de francés`,
    requirements: [
      'SKILL java EXCLUYENTE 5',
      'SKILL spring-boot EXCLUYENTE 5',
      'SKILL postgresql EXCLUYENTE',
      'SKILL docker EXCLUYENTE',
      'LANGUAGE en:B2 EXCLUYENTE',
      'SKILL kubernetes DESEABLE',
      'CERTIFICATION Certificación AWS DESEABLE',
    ],
    document: [
      'modality=HIBRIDO',
      'contract=INDEFINIDO',
      'working_day=COMPLETA',
      'seniority=SENIOR',
      'place=Madrid ES',
      'salary=4200000-5000000 EUR ANIO 12',
    ],
  },
  {
    name: 'Spain, accountant, one paragraph',
    text: `Buscamos contable para nuestra oficina de Valencia. Imprescindible grado en Economía o ADE y al menos 3 años de experiencia como contable. Manejo de SAP y Excel avanzado. Valorable inglés intermedio. Jornada completa, contrato indefinido y salario de 26.000 a 30.000 euros brutos anuales en 14 pagas.`,
    requirements: [
      'ANY_OF Economía|Administración y dirección de empresas EXCLUYENTE',
      'ROLE_EXPERIENCE accountant EXCLUYENTE 3',
      'SKILL sap IMPORTANTE',
      'SKILL excel IMPORTANTE AVANZADO',
      'LANGUAGE en:B1 DESEABLE',
    ],
    document: [
      'contract=INDEFINIDO',
      'working_day=COMPLETA',
      'place=Valencia ES',
      'salary=2600000-3000000 EUR ANIO 14',
    ],
  },
  {
    name: 'Mexico, data analyst',
    text: `Analista de datos Jr
Empresa de logística en Monterrey solicita:

Requisitos indispensables
• Licenciatura en Actuaría, Matemáticas o afín
• 1 año de experiencia con SQL
• Excel intermedio

Deseable
• Python
• Power BI
• Inglés avanzado

Sueldo de $18,000 a $22,000 mensuales brutos, tiempo completo, esquema presencial.`,
    requirements: [
      'ANY_OF Actuaría|Matemáticas EXCLUYENTE',
      'SKILL sql EXCLUYENTE 1',
      'SKILL excel EXCLUYENTE INTERMEDIO',
      'SKILL python DESEABLE',
      'SKILL power-bi DESEABLE',
      'LANGUAGE en:C1 DESEABLE',
    ],
    document: [
      'modality=PRESENCIAL',
      'working_day=COMPLETA',
      'seniority=JUNIOR',
      'place=Monterrey MX',
      'salary=1800000-2200000 MXN MES 12',
    ],
  },
  {
    name: 'Colombia, sales',
    text: `Asesor comercial - Bogotá
Importante empresa busca asesores con mínimo 2 años de experiencia en ventas. Bachillerato completo (excluyente). Conocimientos en Salesforce, deseable. Contrato a término indefinido. Salario: $1.800.000 a $2.200.000 COP mensuales.`,
    requirements: ['SKILL sales IMPORTANTE 2', 'EDUCATION BACHILLERATO EXCLUYENTE', 'SKILL salesforce DESEABLE'],
    document: ['contract=INDEFINIDO', 'place=Bogotá CO', 'salary=180000000-220000000 COP MES 12'],
  },
  {
    name: 'Chile, nurse',
    text: `Enfermera/o Clínica, Santiago
Título profesional de Enfermería (excluyente).
Experiencia de 2 años en puesto similar.
Se valora curso de primeros auxilios.
Renta de $1.400.000 a $1.600.000 CLP brutos mensuales. Contrato indefinido.`,
    requirements: [
      'EDUCATION GRADO:Enfermería EXCLUYENTE',
      'ROLE_EXPERIENCE nurse IMPORTANTE 2',
      'SKILL first-aid DESEABLE',
    ],
    document: ['contract=INDEFINIDO', 'place=Santiago de Chile CL', 'salary=1400000-1600000 CLP MES 12'],
  },
  {
    name: 'Argentina, front end, remote',
    text: `Buscamos Frontend Developer SSR para trabajar 100% remoto.

¿Qué esperamos de vos?
- Experiencia con React (3 años) y TypeScript. Excluyente.
- Conocimientos de Git
- Jest es un plus
- Nivel de inglés intermedio alto

Contratación en relación de dependencia, full time.`,
    requirements: [
      'SKILL react EXCLUYENTE 3',
      'SKILL typescript EXCLUYENTE',
      'SKILL git IMPORTANTE',
      'SKILL jest DESEABLE',
      'LANGUAGE en:B2 IMPORTANTE',
    ],
    document: ['modality=REMOTO', 'working_day=COMPLETA', 'seniority=SEMI_SENIOR'],
  },
  {
    name: 'Peru, warehouse',
    text: `OPERARIO DE ALMACÉN
Requisitos:
- Secundaria completa
- Experiencia mínima de 6 meses en almacenes
- Licencia de montacargas (deseable)
Beneficios:
- Planilla completa desde el primer día
- Sueldo S/ 1,300 mensuales`,
    requirements: [
      'EDUCATION BACHILLERATO EXCLUYENTE',
      'SKILL warehouse-management EXCLUYENTE 0.5',
      'SKILL forklift-operation DESEABLE',
    ],
    document: ['salary=130000-130000 PEN MES 12'],
  },
  {
    name: 'Spain, waiter, no requirements listed',
    text: `Restaurante en Málaga necesita camarero o camarera de sala para la temporada de verano. No se requiere experiencia, te formamos nosotros. Inglés básico valorable. Contrato temporal a tiempo parcial, 20 horas semanales, 9,80 € brutos por hora.`,
    requirements: ['LANGUAGE en:A2 DESEABLE'],
    document: [
      'contract=TEMPORAL',
      'working_day=PARCIAL',
      'hours_per_week=20',
      'no_experience_needed=true',
      'seniority=SIN_EXPERIENCIA',
      'place=Málaga ES',
      'salary=980-980 EUR HORA 12',
    ],
  },
  {
    name: 'English, DevOps',
    text: `Senior DevOps Engineer (fully remote)

Must have:
- 4+ years of experience with AWS
- Terraform and Docker
- Fluent English

Nice to have:
- Kubernetes
- Bachelor's degree in Computer Science

We offer a permanent contract and 55,000 - 65,000 EUR gross per year.`,
    requirements: [
      'SKILL amazon-web-services EXCLUYENTE 4',
      'SKILL terraform EXCLUYENTE',
      'SKILL docker EXCLUYENTE',
      'LANGUAGE en:C1 EXCLUYENTE',
      'SKILL kubernetes DESEABLE',
      'EDUCATION GRADO:Informática DESEABLE',
    ],
    document: ['modality=REMOTO', 'contract=INDEFINIDO', 'seniority=SENIOR', 'salary=5500000-6500000 EUR ANIO 12'],
  },
  {
    name: 'Spain, project manager, mixed line',
    text: `Project manager
Imprescindible 5 años de experiencia en gestión de proyectos, deseable certificación PMP.
Dominio de Jira. No es imprescindible Scrum.
Francés C1 excluyente; alemán B1, un plus.
Modalidad híbrida, 3 días de teletrabajo.`,
    requirements: [
      'SKILL project-management EXCLUYENTE 5',
      'CERTIFICATION PMP DESEABLE',
      'SKILL jira IMPORTANTE AVANZADO',
      'SKILL scrum DESEABLE',
      'LANGUAGE fr:C1 EXCLUYENTE',
      'LANGUAGE de:B1 DESEABLE',
    ],
    document: ['modality=HIBRIDO', 'office_days=2'],
  },
  {
    name: 'Mexico, internship',
    text: `Becario de marketing digital
Estudiante de últimos semestres de Mercadotecnia. Conocimiento de Google Ads y Canva. Prácticas profesionales de medio tiempo con apoyo económico. Trabajo híbrido en CDMX.`,
    requirements: ['SKILL google-ads IMPORTANTE', 'SKILL canva IMPORTANTE'],
    document: [
      'modality=HIBRIDO',
      'contract=PRACTICAS',
      'working_day=PARCIAL',
      'seniority=SIN_EXPERIENCIA',
      'place=Ciudad de México MX',
    ],
  },
  {
    name: 'Spain, alternatives of education',
    text: `Técnico/a de mantenimiento industrial
REQUISITOS MÍNIMOS
FP de grado medio o superior en electromecánica.
Mínimo 3 años de experiencia en mantenimiento industrial.
Carnet de conducir B.
SE VALORA
Conocimientos de PLC y soldadura.
CONDICIONES
Turnos rotativos, 24.000 € brutos anuales.`,
    requirements: [
      'EDUCATION FP_MEDIO:Electromecánica EXCLUYENTE',
      'SKILL industrial-maintenance EXCLUYENTE 3',
      'SKILL driving-licence-b EXCLUYENTE',
      'SKILL plc-programming DESEABLE',
      'SKILL welding DESEABLE',
    ],
    document: ['shifts=ROTATIVO', 'salary=2400000-2400000 EUR ANIO 12'],
  },
  {
    name: 'Spain, freelance, English words',
    text: `Buscamos diseñador/a UX freelance. Must: Figma y 2 años de experiencia como diseñador UX. Nice to have: HTML y CSS. Español nativo. Proyecto de 6 meses en remoto.`,
    requirements: [
      'SKILL figma EXCLUYENTE',
      'ROLE_EXPERIENCE ux-ui-designer EXCLUYENTE 2',
      'SKILL html DESEABLE',
      'SKILL css DESEABLE',
      'LANGUAGE es:NATIVO IMPORTANTE',
    ],
    document: ['modality=REMOTO', 'contract=FREELANCE'],
  },
  {
    name: 'Spain, everything in one paragraph',
    text: `ADMINISTRATIVO/A COMERCIAL
FUNCIONES: gestión de pedidos y atención a clientes. REQUISITOS: -Inglés C1. -Excel avanzado. -2 años de experiencia en facturación. SE VALORARÁ: -Alemán B2. SE OFRECE: -Contrato temporal. -Salario de 1.500 euros brutos al mes en 14 pagas. -Curso de SAP.`,
    requirements: [
      'LANGUAGE en:C1 EXCLUYENTE',
      'SKILL excel EXCLUYENTE AVANZADO',
      'SKILL invoicing EXCLUYENTE 2',
      'LANGUAGE de:B2 DESEABLE',
    ],
    document: ['contract=TEMPORAL', 'salary=150000-150000 EUR MES 14'],
  },
  {
    name: 'Argentina, sales representative with licence',
    text: `Ejecutivo/a de cuentas, Rosario
Buscamos una persona con experiencia en ventas y negociación. Es indispensable tener registro de conducir y manejo de HubSpot. Se valorará portugués intermedio. Secundario completo.`,
    requirements: [
      'SKILL sales IMPORTANTE 0',
      'SKILL negotiation IMPORTANTE 0',
      'SKILL driving-licence-b EXCLUYENTE',
      'SKILL hubspot EXCLUYENTE',
      'LANGUAGE pt:B1 DESEABLE',
      'EDUCATION BACHILLERATO IMPORTANTE',
    ],
    document: ['place=Rosario AR'],
  },
]
