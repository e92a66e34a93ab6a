import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'

const read = (text: string) => readPastedText(text).proposal
const jobsOf = (text: string) =>
  read(text).document.experience.map(({ position, company, start, end }) => [position, company, start, end])

describe('what the way of typing or sending puts between the words', () => {
  it('reads a CV that was sent as messages', () => {
    const { document } = read(`Irene Casal
Cocinera
Rosario (Argentina)

[3/4 09:10] Irene: hola! va mi cv
[3/4 09:11] Irene: trabajo en Comedor El Parral desde mayo 2022 como cocinera, preparo el menú del día para ochenta personas y hago las compras
[3/4 09:12] Irene: antes estuve en Rotisería Los Tilos de 2018 a 2022, ayudante de cocina
[3/4 09:13] Irene: y los veranos 2016 y 2017 en Parador Gaviota, moza
[3/4 09:15] Irene: mi mail es irene.casal@example.com y el tel 341 555 0123`)
    expect(document.experience.map(({ company, start }) => [company, start])).toEqual([
      ['Comedor El Parral', '2022-05'],
      ['Rotisería Los Tilos', '2018'],
      ['Parador Gaviota', '2016'],
    ])
    expect(document.basics.email).toBe('irene.casal@example.com')
    expect(JSON.stringify(document)).not.toContain('09:1')
  })

  it('takes dots and far colons for what they stand for', () => {
    const { document } = read(`NOMBRE      : ELSA MARIN ROJAS
TELEFONO    : 9 5550 0188

ANTECEDENTES LABORALES
2015 A LA FECHA   : TRANSPORTES EL ROBLE LTDA.
CARGO             : CONDUCTORA
                    REPARTO A SUCURSALES
2009 - 2015       : FERRETERIA DON TITO
CARGO             : VENDEDORA

COMPETENCIAS
Bases de datos ....... Oracle, MySQL
Idiomas .............. Inglés avanzado, Alemán básico`)
    expect(document.experience.map(({ position, company, start }) => [position, company, start])).toEqual([
      ['CONDUCTORA', 'TRANSPORTES EL ROBLE LTDA.', '2015'],
      ['VENDEDORA', 'FERRETERIA DON TITO', '2009'],
    ])
    expect(document.experience[0]?.summary).toBe('REPARTO A SUCURSALES')
    expect(document.skills.map(({ name }) => name)).toEqual(['Oracle', 'MySQL'])
    expect(document.languages.map(({ language }) => language)).toEqual(['en', 'de'])
  })

  it('counts no number of a list as part of a name', () => {
    const jobs = jobsOf(`Marc Soler Vidal
1. Experiencia
1.1 Oficial fontanero en Aigües Puig SL, de mayo de 2018 a hoy.
1.2 Peón en Obres Tordera, 2012 - 2017.`)
    expect(jobs.map(([position]) => position)).toEqual(['Oficial fontanero', 'Peón'])
  })

  it('takes pictures between words for what parts them', () => {
    const { basics } = read(`✂️ Lara Quiroga 💇‍♀️ peluquera y maquilladora
📍 Rosario, Santa Fe
📧 lara.q@example.com

Experiencia
Salón Abril, peluquera, 2019 - 2023`).document
    expect(basics).toMatchObject({ full_name: 'Lara Quiroga', headline: 'peluquera y maquilladora' })
  })

  it('keeps whole what goes over two columns above them', () => {
    const { document } = read(`Olalla Freire Souto
Podóloga
Contacto: Lugo, Galicia · olalla.freire.podologia@example.gal · 686 000 123

EXPERIENCIA                                  FORMACIÓN
Clínica Paso Firme, Lugo                     Grado en Podología
Podóloga                                     Universidade da Coruña
02/2021 – actualmente                        2014 – 2018

Centro Sanitario Miño                        IDIOMAS
Podóloga sustituta                           Gallego (nativo)
08/2018 – 01/2021                            Inglés (B2)`)
    expect(document.basics.email).toBe('olalla.freire.podologia@example.gal')
    expect(document.experience).toHaveLength(2)
    expect(document.education).toHaveLength(1)
  })

  it('leaves short lines apart that were typed without capitals', () => {
    const { experience } = read(`Rosa Villar
Empleada de hogar en casa de la familia Ordóñez, interna todo el año, 2012-2019
cuidado de dos niños
plancha y costura`).document
    expect(experience[0]?.summary).toBe('cuidado de dos niños\nplancha y costura')
  })
})

describe('headings in the words of their writer', () => {
  it('knows a section by what somebody says that they did', () => {
    const { document } = read(`Teo Huanca
teo@example.com

Colegios donde enseñé
Colegio Altiplano
Profesor de música
2016 - 2021

¿Dónde he estudiado?
Licenciatura en Música, Universidad Nacional de Jujuy, 2010 - 2015

Diplomados y seminarios
Dirección coral, 2018

Idiomas que hablo
Quechua, español

También sé
afinación, luthería, grabación en casa`)
    expect(document.experience).toMatchObject([{ position: 'Profesor de música', company: 'Colegio Altiplano' }])
    expect(document.education).toMatchObject([{ degree: 'Licenciatura en Música' }])
    expect(document.courses).toMatchObject([{ name: 'Dirección coral', date: '2018' }])
    expect(document.languages.map(({ language }) => language)).toEqual(['qu', 'es'])
    expect(document.skills.map(({ name }) => name)).toEqual(['afinación', 'luthería', 'grabación en casa'])
  })

  it('takes who introduces himself above headed jobs at his word, and makes no job of it', () => {
    const { document } =
      read(`Soy Inés Calle Rueda, maestra de apoyo, de Cusco. Trabajo en escuelas de montaña desde 2010 y ahora querría pasar a la capital.
ines.calle@example.com

Experiencia
I.E. Los Nevados
Maestra de apoyo
2015 - 2021`)
    expect(document.experience.map(({ company }) => company)).toEqual(['I.E. Los Nevados'])
    expect(document.summary).toMatch(/^Soy Inés Calle Rueda/)
  })
})

describe('jobs without a heading', () => {
  it('reads months with years of two figures where they make a time', () => {
    expect(
      jobsOf(`leo campos ruiz
mozo de almacen
almacenes turia sur, carretillero, oct 21 – act
ett trabajo ya (en la fabrica de conservas de la ribera), mozo de almacen, nov 19 – ene 21
supermercados el pilar de la plaza, reponedor de frutas, jun 18 – oct 19`),
    ).toEqual([
      ['carretillero', 'almacenes turia sur', '2021-10', null],
      ['mozo de almacen', 'ett trabajo ya (en la fabrica de conservas de la ribera)', '2019-11', '2021-01'],
      ['reponedor de frutas', 'supermercados el pilar de la plaza', '2018-06', '2019-10'],
    ])
  })

  it('lets a school be where somebody works', () => {
    expect(
      jobsOf(`Alba Nuet
Alicante · alba@example.com

Educadora infantil
Escuela infantil Barquitos
(septiembre 2021 - actualidad)
Aula de dos años.

Monitora de comedor
CEIP Las Salinas
(2019 - 2021)`),
    ).toMatchObject([
      ['Educadora infantil', 'Escuela infantil Barquitos', '2021-09', null],
      ['Monitora de comedor', 'CEIP Las Salinas', '2019', '2021'],
    ])
  })

  it('reads a job told in one sentence behind others in lines, with its employer by name', () => {
    expect(
      jobsOf(`Nelly Chango
Tel 611 000 555

Hotel Alborada - camarera de pisos
2010-2018
veinte habitaciones al día

En Ambato trabajé en una panadería, Espigas del Valle, de 2001 a 2008, de vendedora`),
    ).toEqual([
      ['camarera de pisos', 'Hotel Alborada', '2010', '2018'],
      ['vendedora', 'Espigas del Valle', '2001', '2008'],
    ])
  })

  it('takes no quality for a name', () => {
    const { basics } = read(`pau lledo rius
operario
valencia - 677 000 111
soy rapido con la maquina y nunca llego tarde
talleres mestre, operario, 2019 - 2022`).document
    expect(basics.full_name).toBe('Pau Lledo Rius')
  })
})

describe('what a CV says without headings', () => {
  it('takes the first sentence about somebody for the summary, and a list of names for skills', () => {
    const { document } = read(`Sonia Prat
Tel. 611 000 222

busco trabajo de ayudante en cocina o comedor, mejor por las mañanas

Bar Tres Olivos - ayudante de cocina
2017-2021
corte y plancha

Curso de manipulación de alimentos, 2017
Curso de alérgenos, 2019

emplatado, freidora, cámara fría, inventario`)
    expect(document.summary).toBe('busco trabajo de ayudante en cocina o comedor, mejor por las mañanas')
    expect(document.skills.map(({ name }) => name)).toEqual(['emplatado', 'freidora', 'cámara fría', 'inventario'])
    expect(document.custom).toEqual([])
  })

  it('keeps where somebody lives and their papers out of the summary', () => {
    const { document } = read(`Sonia Prat
Vivo en Getafe con mi familia y tengo papeles en regla
Bar Tres Olivos, ayudante de cocina, 2017-2021`)
    expect(document.summary).toBe('')
  })

  it('parts two studies on two lines of which only the second has a year', () => {
    const { education } = read(`Delia Orantes
EXPERIENCIA
Taller Luz, costurera, 2001 - 2010

ESTUDIOS
Noveno grado, Centro Escolar Las Flores
Diseño de modas, Academia Dedal, 1995
Grado en Historia (sin finalizar, 60 créditos), UNED
Técnico en Confección, CIPFP Mar Menor, 1999-2001`).document
    expect(education.map(({ degree, institution, end }) => [degree, institution, end])).toEqual([
      ['Noveno grado', 'Centro Escolar Las Flores', null],
      ['Diseño de modas', 'Academia Dedal', '1995'],
      ['Grado en Historia', 'UNED', null],
      ['Técnico en Confección', 'CIPFP Mar Menor', '2001'],
    ])
  })

  it('gives every paper its own line and date where dated ones follow each other', () => {
    const { certifications } = read(`Delia Orantes
CERTIFICACIONES
PMP, 2015
Valuación de terrenos, 2019
Residencia y control de obra según la ley`).document
    expect(certifications.map(({ name, date }) => [name, date])).toEqual([
      ['PMP', '2015'],
      ['Valuación de terrenos', '2019'],
      ['Residencia y control de obra según la ley', null],
    ])
  })

  it('gives every position under one employer its name, as a copied profile lists them', () => {
    expect(
      jobsOf(`Aldo Rivas
Experiencia
Cumulia
Jornada completa · 6 años 4 meses
Jefe de equipo
ene. 2023 - actualidad · 2 años 5 meses
Dirijo la renovación de la web
Programador sénior
feb. 2019 - dic. 2022 · 3 años 11 meses
Cobros y facturas

Programador
Pagofino SpA · Jornada completa
mar. 2015 - ene. 2019 · 3 años 11 meses`),
    ).toEqual([
      ['Jefe de equipo', 'Cumulia', '2023-01', null],
      ['Programador sénior', 'Cumulia', '2019-02', '2022-12'],
      ['Programador', 'Pagofino SpA', '2015-03', '2019-01'],
    ])
  })
})
