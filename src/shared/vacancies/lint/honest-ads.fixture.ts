interface HonestAd {
  title: string
  description: string
}

/** Whole ads with nothing to stop; many of their words come close to a rule. */
export const honestAds: readonly HonestAd[] = [
  {
    title: 'Desarrollador/a Full Stack',
    description: `<p>Somos una empresa de software con más de 15 años de trayectoria y 40 personas en plantilla. Buscamos a quien quiera construir con nosotros la nueva plataforma de reservas, que ya usan más de 1.200.000 personas.</p>
<ul><li>Al menos 3 años de experiencia con React, Node.js y TypeScript.</li><li>Se valora conocer React Native, .NET o ASP.NET, Docker 24 y PostgreSQL 16.</li><li>Inglés B2; español nativo o nivel alto.</li></ul>
<p>Ofrecemos contrato indefinido, salario de 36.000 - 45.000 € brutos según experiencia, 25 días de vacaciones, seguro de salud y horario flexible de 9:00 a 18:00. Valoramos todas las candidaturas sin distinción de sexo, edad, origen, estado civil o discapacidad.</p>`,
  },
  {
    title: 'Auxiliar de ayuda a domicilio',
    description: `<p>Atención a personas mayores de 65 años y a personas con discapacidad en su domicilio. Trabajarás con señoras y señores que viven solos, a veces sin familia cercana, y con sus cuidadores.</p>
<ul><li>Aseo, movilización y acompañamiento a consultas médicas.</li><li>Control de la medicación de pacientes con enfermedades crónicas.</li><li>Certificado de profesionalidad de atención sociosanitaria.</li></ul>
<p>No hace falta experiencia: te formamos durante 20 horas, pagadas por la empresa. Personas de cualquier edad son bienvenidas. Contrato a jornada completa de 39 horas semanales, uniforme a cargo de la empresa y kilometraje pagado.</p>`,
  },
  {
    title: 'Cuentas por pagar, analista contable',
    description: `<p>Importante grupo comercial de Bogotá busca analista para su equipo de tesorería. Reportarás a la gerencia financiera y coordinarás a dos auxiliares.</p>
<ul><li>Conciliación bancaria, gestión de cuentas por pagar y control de depósitos.</li><li>Validar los datos bancarios de proveedores y el pago de inscripciones a cámaras de comercio.</li><li>Presentación de informes a dirección y a auditoría.</li></ul>
<p>Profesional en Contaduría con 2 años de experiencia en cargos similares y manejo de SAP. Contrato a término indefinido, salario de $2.800.000 a $3.400.000 más prestaciones de ley. Horario de lunes a viernes de 7:30 a 17:00.</p>`,
  },
  {
    title: 'Docente de Primaria',
    description: `<p>Colegio católico concertado busca docente para alumnos de 6 a 12 años, con ideario abierto a familias de todas las creencias. Trabajarás en un claustro de 28 docentes.</p>
<ul><li>Grado en Educación Primaria.</li><li>Inglés C1 para impartir Ciencias Naturales.</li><li>Certificado de delitos de naturaleza sexual, que la ley exige para trabajar con menores de edad.</li></ul>
<p>Gestión del cobro de comedor y de las actividades extraescolares junto con secretaría. Sustitución por maternidad desde el 01-12-2026 hasta el 30-06-2027, 25 horas semanales. Respondemos a todas las personas en un máximo de 10 días.</p>`,
  },
  {
    title: 'Vendedor/a de moda',
    description: `<p>Tienda de ropa de mujer, hombre y niños en el centro de Valencia. Nuestro público son mujeres de 25 a 45 años y familias que vienen con sus hijos.</p>
<ul><li>Atención a clientas y clientes, también extranjeros: el inglés ayuda.</li><li>Cuidar la buena imagen de la tienda y la presentación de los escaparates.</li><li>Caja, depósito de la recaudación diaria e inventario.</li></ul>
<p>Buscamos personas amables y con ganas de aprender, con o sin experiencia. Contrato de 40 horas semanales, de lunes a sábado en turnos rotativos, salario de 1.300 a 1.450 euros brutos en 14 pagas y un 30 % de descuento en tienda.</p>`,
  },
  {
    title: 'Chofer de reparto',
    description: `<p>Empresa de logística en Monterrey con 120 unidades y más de 300.000 entregas al año solicita chofer para la ruta norte. Trabajarás de lunes a sábado, con descanso en domingo.</p>
<ul><li>Ser mayor de edad y tener licencia de manejo vigente.</li><li>Experiencia de 1 a 2 años en reparto.</li><li>Escolaridad: secundaria terminada.</li><li>Sexo: indistinto. Edad: indistinta.</li></ul>
<p>Al contratarte te pediremos acta de nacimiento, CURP y comprobante de domicilio. Sueldo de $14,000 a $16,000 mensuales, vales de despensa, seguro de vida y uniforme sin costo. El examen médico lo paga la empresa.</p>`,
  },
  {
    title: 'Enfermero/a de quirófano',
    description: `<p>Clínica privada de Santiago incorpora personal de enfermería para su pabellón quirúrgico, con 8 quirófanos y más de 6.000 intervenciones al año.</p>
<ul><li>Título de Enfermería y registro en la Superintendencia de Salud.</li><li>Preparación de pacientes, toma de muestras, pruebas de embarazo y test de VIH según protocolo.</li><li>Manejo de pacientes con obesidad, diabetes y otras enfermedades.</li></ul>
<p>Turnos de 44 horas semanales, renta de $1.600.000 a $1.900.000 brutos, contrato indefinido tras 3 meses. Clínica inclusiva según la Ley 21.015: si necesitas algún ajuste en el proceso, dínoslo y lo preparamos.</p>`,
  },
  {
    title: 'Community manager',
    description: `<p>Agencia de comunicación de Lima busca especialista en redes para marcas de turismo. Somos 18 personas y trabajamos con hoteles, aerolíneas y con Booking.com, Airbnb y Despegar.com.</p>
<ul><li>Lograr una buena presencia digital de las marcas en Instagram, TikTok y LinkedIn.</li><li>Fotografía de producto, edición de fotos y reportajes con influencers.</li><li>Responder mensajes por WhatsApp y correo en menos de 24 horas.</li></ul>
<p>Pedimos 2 años de experiencia y un portafolio: puedes adjuntar un PDF con fotos de tus trabajos. Sueldo de S/ 2,500 a S/ 3,200, planilla completa y 2 días de teletrabajo por semana.</p>`,
  },
  {
    title: 'Gestor/a de extranjería',
    description: `<p>Despacho de abogados especializado en inmigración, con oficinas en Madrid y Sevilla, amplía su departamento de nacionalidad.</p>
<ul><li>Tramitación de expedientes de nacionalidad española, arraigo y reagrupación familiar.</li><li>Atención a familias con hijos menores y a personas recién llegadas.</li><li>Cambios de estado civil y de fecha de nacimiento en los registros.</li></ul>
<p>Grado en Derecho, 2 años de experiencia en extranjería y francés o árabe. Nacionalidad española o permiso de trabajo en vigor. Contrato indefinido, jornada completa, de 24.000 a 28.000 euros brutos anuales en 14 pagas.</p>`,
  },
  {
    title: 'Operador/a de depósito',
    description: `<p>Distribuidora de alimentos de Córdoba, Argentina, busca personal para su depósito central de 12.000 m2. Trabajarás con un equipo de 25 personas, con autoelevadores y radiofrecuencia.</p>
<ul><li>Secundario completo.</li><li>Carnet de autoelevador y disponibilidad para turnos rotativos.</li><li>Preparación de pedidos, carga y descarga con ayudas mecánicas de hasta 25 kg.</li></ul>
<p>Relación de dependencia, $950.000 a $1.200.000 brutos por mes, comedor en planta y obra social para el grupo familiar. Las mujeres son bienvenidas: hoy son el 40 % del turno de mañana.</p>`,
  },
  {
    title: 'Técnico/a de soporte',
    description: `<p>Proveedor de servicios en la nube busca soporte de segundo nivel para clientes de banca y seguros. Damos servicio 24/7, pero tu horario es fijo: de 8:00 a 16:00.</p>
<ul><li>Windows Server 2019/2022, Microsoft 365 y redes TCP/IP.</li><li>Se valoran ITIL v4, AZ-104 o CCNA, y conocer la norma ISO 27001:2022.</li><li>Atención por teléfono, correo y chat, con unas 20 incidencias al día.</li></ul>
<p>Formación profesional de grado superior o experiencia equivalente. Código interno de la vacante: 2026001234. Banda de 22.000-26.000 € brutos anuales, en 12 pagas, y 3 días de teletrabajo. Nuestro proceso: entrevista, prueba práctica de 1 hora y respuesta en 10 días.</p>`,
  },
  {
    title: 'Especialista en compensación y beneficios',
    description: `<p>Multinacional de consumo con sede en Ciudad de México busca especialista para su área de recursos humanos, que atiende a 3.500 personas en cuatro países.</p>
<ul><li>Diseño de políticas de salarios competitivos y de bandas por nivel.</li><li>Análisis de equidad entre hombres y mujeres, y reportes de diversidad por edad y sexo.</li><li>Negociación de seguros de gastos médicos, incluidos los de maternidad.</li></ul>
<p>Licenciatura en Administración, Actuaría o afín, 4 años de experiencia y Excel avanzado. Inglés avanzado. Salario de MXN 38,000 a 45,000 brutos al mes, aguinaldo de 30 días, fondo de ahorro y esquema híbrido con dos días de oficina.</p>`,
  },
]
