import type { AnnotatedAd } from './annotated-ad.ts'

/** Ads as they go round in messengers, portals and documents, with their slips. */
export const everydayAds: readonly AnnotatedAd[] = [
  {
    title: 'Camarero/a de sala',
    text: `Hola grupo!! 👋 para la terraza de Casa Ñandú en Cádiz hace falta camarero/a de sala
*IMPORTANTE:* minimo 1 año en restaurante, ingles o aleman y que sea de Cadiz o alrededores
turno de noche y fines de semana, 1.300€ libres al mes
contrato de temporada hasta septiembre
whatsapp 655 44 33 22`,
    must: [],
    wanted: ['1 año en restaurante', 'ingles o aleman', 'sea de Cadiz o alrededores'],
    document: [
      'contract=TEMPORAL',
      'shifts=NOCHE,FINES_DE_SEMANA',
      'salary=130000-130000 EUR MES 12',
      'place=Cádiz',
      'doubts=salary',
    ],
  },
  {
    title: 'Soldador/a TIG',
    text: `Descripción de la oferta
Taller de calderería en Gijón incorpora soldador/a TIG.

Requisitos mínimos
Homologación en TIG acero inoxidable
3 años de experiencia como soldador
Interpretación de planos
Carnet de conducir B

Requisitos deseados
Soldadura MIG-MAG
Carnet de puente grúa

Condiciones
Contrato indefinido. Jornada completa, 40 horas semanales. Turnos rotativos de mañana y tarde. 24.000 - 27.000 € brutos anuales.`,
    must: [
      'Homologación en TIG acero inoxidable',
      '3 años de experiencia como soldador',
      'Interpretación de planos',
      'Carnet de conducir B',
    ],
    plus: ['MIG-MAG', 'puente grúa'],
    document: [
      'contract=INDEFINIDO',
      'working_day=COMPLETA',
      'hours_per_week=40',
      'shifts=MANANA,TARDE,ROTATIVO',
      'salary=2400000-2700000 EUR ANIO 12',
      'place=Gijón',
    ],
  },
  {
    title: 'Data engineer',
    text: `En Zarzuela Analytics movemos los datos de doce hospitales.

Responsabilidades:
• Construir pipelines con Airflow
• Cuidar la calidad del dato

Buscamos:
• Dominio de Python y SQL
• 4 años de experiencia con Spark o Flink
• Experiencia en BigQuery, Snowflake o Redshift
• Inglés B2

Suma puntos:
• dbt
• Terraform

Ofrecemos:
• 48.000-58.000 € brutos/año
• Híbrido en Valencia, 2 días en la oficina
• Seguro médico
• Horario flexible`,
    must: [],
    wanted: ['Python', 'SQL', 'Spark o Flink', 'BigQuery, Snowflake o Redshift', 'Inglés B2'],
    plus: ['dbt', 'Terraform'],
    never: ['Airflow'],
    duties: ['Construir pipelines con Airflow', 'Cuidar la calidad del dato'],
    benefits: ['Seguro médico', 'Horario flexible'],
    document: ['modality=HIBRIDO', 'office_days=2', 'salary=4800000-5800000 EUR ANIO 12', 'place=Valencia'],
  },
  {
    title: 'Auxiliar de enfermería geriátrica',
    text: `Residencia Los Alerces (Burgos) precisa 4 auxiliares de enfermería.
Imprescindible: Título de Técnico en Cuidados Auxiliares de Enfermería o Certificado de profesionalidad de atención sociosanitaria.
Valorable: experiencia en residencias, manejo de grúa.
Se ofrece: contrato indefinido a jornada completa, turnos rotativos, 1.230 € brutos x 14 pagas. Incorporación inmediata.
Abstenerse personas sin titulación.`,
    must: ['Técnico en Cuidados Auxiliares de Enfermería / Certificado de profesionalidad'],
    wanted: ['Incorporación inmediata'],
    plus: ['residencias', 'grúa'],
    document: [
      'contract=INDEFINIDO',
      'working_day=COMPLETA',
      'shifts=ROTATIVO',
      'openings=4',
      'salary=123000-123000 EUR MES 14',
      'place=Burgos',
    ],
  },
  {
    title: 'Repartidor en moto',
    text: `Urge repartidor con moto propia 🛵 zona Chapinero, Bogotá
- Licencia A2 al día
- SOAT y tecnomecánica vigentes
- Celular con datos
Pagamos $70.000 al día más propinas. Turno de la tarde. No se necesita experiencia.`,
    must: [],
    wanted: ['moto propia', 'Licencia A2', 'SOAT y tecnomecánica', 'Celular con datos'],
    document: [
      'shifts=TARDE',
      'no_experience_needed=true',
      'seniority=SIN_EXPERIENCIA',
      'salary=7000000-7000000 COP DIA 12',
      'place=Bogotá',
    ],
  },
  {
    title: 'Ejecutiva/o comercial B2B',
    text: `📢 ¡Únete a Grupo Ixtli en Querétaro!

¿Qué harás?
✔️ Prospectar clientes industriales
✔️ Dar seguimiento en CRM

¿Qué necesitas?
✔️ Licenciatura en Administración, Mercadotecnia o afín
✔️ 2 años de experiencia en ventas B2B
✔️ Auto propio y licencia vigente
✔️ Salesforce o HubSpot
✔️ Actitud de servicio

Te damos:
✔️ Sueldo base de $18,000 a $22,000 mensuales + comisiones
✔️ Vales de despensa
✔️ Seguro de vida`,
    must: [],
    wanted: ['Licenciatura en Administración', 'ventas B2B', 'Auto propio', 'Salesforce o HubSpot', 'licencia vigente'],
    never: ['Actitud'],
    duties: ['Prospectar clientes industriales', 'Dar seguimiento en CRM'],
    benefits: ['Comisiones', 'Vales de despensa', 'Seguro de vida'],
    document: ['salary=1800000-2200000 MXN MES 12', 'place=Querétaro'],
  },
  {
    title: 'Profesor/a particular de matemáticas',
    text: `Academia en Bilbao necesita profe de mates para ESO y bachillerato, por las tardes, 15 horas a la semana. Hace falta grado en Matemáticas, Física o Ingeniería. Se valora euskera y haber dado clase antes. 14 €/hora brutos, contrato indefinido.`,
    must: [],
    wanted: ['grado en Matemáticas, Física o Ingeniería'],
    plus: ['euskera', 'haber dado clase antes'],
    document: [
      'contract=INDEFINIDO',
      'working_day=PARCIAL',
      'hours_per_week=15',
      'shifts=TARDE',
      'salary=1400-1400 EUR HORA 12',
      'place=Bilbao',
    ],
  },
  {
    title: 'Personal de limpieza de cristales',
    text: `SE NECESITA CRISTALERO
REQUISITOS:
-EXPERIENCIA EN TRABAJOS EN ALTURA
-CARNET DE PLATAFORMA ELEVADORA
-CURSO DE PRL 20 HORAS
SE OFRECE:
-JORNADA COMPLETA
-1.250 EUROS BRUTOS AL MES
-FURGONETA DE EMPRESA
EN TOLEDO`,
    must: ['TRABAJOS EN ALTURA', 'PLATAFORMA ELEVADORA', 'PRL 20 HORAS'],
    benefits: ['Furgoneta de empresa'],
    document: ['working_day=COMPLETA', 'salary=125000-125000 EUR MES 12', 'place=Toledo'],
  },
  {
    title: 'Community manager',
    text: `Buscamos Community Manager para marca de cosmética (100% remoto desde Argentina o Uruguay).

Requisitos excluyentes
- Manejo de Meta Business Suite
- Redacción impecable en español
- Portfolio de marcas

Deseables (no excluyentes)
- Canva o Photoshop
- Inglés intermedio

Part time, 20 hs semanales. Honorarios: USD 600 mensuales.`,
    must: ['Meta Business Suite', 'Redacción impecable en español', 'Portfolio'],
    plus: ['Canva o Photoshop', 'Inglés intermedio'],
    document: [
      'modality=REMOTO',
      'remote=AR,UY',
      'working_day=PARCIAL',
      'hours_per_week=20',
      'salary=60000-60000 USD MES 12',
    ],
  },
  {
    title: 'Dependienta/e de frutería',
    text: `Frutería del mercado de Ruzafa, Valencia. No hace falta experiencia, enseñamos nosotros. Pedimos puntualidad y que hables valenciano. Jornada partida de lunes a sábado, 38 horas semanales. Salario según convenio, 1.184 € brutos. Empezar el 1 de febrero de 2027.`,
    must: [],
    wanted: ['valenciano'],
    never: ['puntualidad'],
    document: [
      'working_day=COMPLETA',
      'hours_per_week=38',
      'shifts=PARTIDO',
      'no_experience_needed=true',
      'seniority=SIN_EXPERIENCIA',
      'salary=118400-118400 EUR MES 12',
      'place=Valencia',
    ],
  },
  {
    title: 'Administrador/a de edificios',
    text: `Estudio de administración de consorcios (CABA) incorpora administrativo/a.

Perfil:
* Secundario completo (excluyente)
* Experiencia mínima de 2 años en administración de consorcios
* Manejo de Excel nivel intermedio
* Octavio o Consorcio Abierto
* Buena redacción

Ofrecemos:
* Relación de dependencia
* $ 950.000 brutos mensuales
* Obra social
* Viernes home office`,
    must: ['Secundario completo'],
    wanted: ['Experiencia mínima de 2 años', 'Excel nivel intermedio', 'Octavio o Consorcio Abierto', 'redacción'],
    document: ['salary=95000000-95000000 ARS MES 12', 'place=Buenos Aires', 'modality=HIBRIDO'],
  },
  {
    title: 'Carpintero/a de obra',
    text: `Constructora en Lima requiere carpintero de encofrado para obra en Miraflores.
Indispensable 3 años de experiencia en encofrado metálico, SCTR y certificado de trabajos en altura.
Deseable: conocimiento de lectura de planos.
Jornal de S/ 120 diarios, planilla completa, EPP. Disponibilidad inmediata.`,
    must: ['encofrado metálico', 'SCTR', 'trabajos en altura'],
    wanted: ['Disponibilidad inmediata'],
    plus: ['lectura de planos'],
    document: ['salary=12000-12000 PEN DIA 12', 'place=Miraflores'],
  },
]
