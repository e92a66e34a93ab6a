import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const documentOf = (text: string) => readPastedText(text).proposal.document
const jobsOf = (text: string) =>
  documentOf(text).experience.map(({ position, company, start, end }) => [position, company, start, end])

describe('jobs told in sentences', () => {
  it('reads one from each sentence, however short, and says first who tells them', () => {
    const document = documentOf(
      `Me llamo Unai Ansorena y llevo media vida en los tejados. Empecé de peón en 1996 con Cubiertas Larra, donde estuve hasta 2001. Luego pasé a Tejados Irati como oficial (2001-2009). Después estuve un año en el paro. En 2011 entré de encargado en Reformas Otxoa, y ahí sigo.`,
    )
    expect(document.summary).toBe('Me llamo Unai Ansorena y llevo media vida en los tejados')
    expect(document.experience.map(({ company, start, current }) => [company, start, current])).toEqual([
      ['Cubiertas Larra', '1996', false],
      ['Tejados Irati', '2001', false],
      ['Reformas Otxoa', '2011', true],
    ])
  })

  it('reads one from each line', () => {
    expect(
      jobsOf(`Lucía Moral Rey
Ayudante de cocina
Trabajé en el comedor del colegio Azul entre septiembre de 2016 y junio de 2019, de ayudante.
Después entré en Catering Hoja Verde (julio 2019 - marzo 2022) como cocinera.
Ahora estoy en la cafetería Sureste desde abril de 2022, de encargada.`).map(([, company, start]) => [company, start]),
    ).toEqual([
      ['comedor del colegio Azul', '2016-09'],
      ['Catering Hoja Verde', '2019-07'],
      ['cafetería Sureste', '2022-04'],
    ])
  })

  it('reads items that say where and as what', () => {
    const document = documentOf(`Tel: 655 000 777
He trabajado:
- de camarero en el Bar Lina, verano 2022
- en un almacén de fruta, Frutas Poniente, de octubre 2022 a junio 2024, encajando
Tengo la ESO y un curso de carretillero (2023).
Hablo español y árabe.
Carnet B, sin coche.`)
    expect(document.experience.map(({ company }) => company)).toEqual(['Bar Lina', 'Frutas Poniente'])
    expect(document.experience[0]?.position).toBe('camarero')
    expect(document.education).toMatchObject([{ degree: 'ESO' }])
    expect(document.courses).toMatchObject([{ name: 'curso de carretillero', date: '2023' }])
    expect(document.languages.map(({ language }) => language)).toEqual(['es', 'ar'])
    expect(document.circumstances.licences).toEqual(['B'])
  })

  it('takes what leads to a job for no name', () => {
    expect(
      jobsOf(`Nelson Prada
Última experiencia: conductor en Taxis Sabana, de 2021 a 2024.
Anterior: mensajero en Envíos Luna, de 2018 a 2021.`),
    ).toEqual([
      ['conductor', 'Taxis Sabana', '2021', '2024'],
      ['mensajero', 'Envíos Luna', '2018', '2021'],
    ])
  })
})

describe('entries without headings', () => {
  it('reads those under a time alone', () => {
    const document = documentOf(`Vera Calderón
Diseñadora gráfica
Quito - vera@example.ec

2022-presente
Estudio Papel Fino
Directora de arte
Identidad de marca.

2012-2017
Universidad San Marcelo
Licenciatura en Diseño Gráfico`)
    expect(document.experience).toMatchObject([{ position: 'Directora de arte', company: 'Estudio Papel Fino' }])
    expect(document.education).toMatchObject([{ degree: 'Licenciatura en Diseño Gráfico', start: '2012', end: '2017' }])
  })

  it('keeps the employer over several positions', () => {
    expect(
      jobsOf(`Silvia Lugo Paz
Gerente de restaurante

Hotel Gran Coral, Cancún
  Gerente de alimentos, 2019 – presente
  Subgerente, 2016 – 2019`),
    ).toEqual([
      ['Gerente de alimentos', 'Hotel Gran Coral', '2019', null],
      ['Subgerente', 'Hotel Gran Coral', '2016', '2019'],
    ])
  })

  it('reads jobs behind the personal data', () => {
    expect(
      jobsOf(`Información personal
Nombre: Saúl Menéndez Coto
Correo: saul@example.com

01/09/2018 – ACTUAL – Avilés, España
SOLDADOR – TALLERES NORTE`),
    ).toEqual([['SOLDADOR', 'TALLERES NORTE', '2018-09', null]])
  })

  it('counts entries by their numbers', () => {
    expect(
      jobsOf(`Raúl Quispe
EXPERIENCIA

1) Seguridad Halcón Cía. Ltda.
Guardia de seguridad
Desde enero 2020 hasta la actualidad
Control de ingreso.

2) Supermercados Vecinos
Cajero
Desde 2017 hasta 2019`),
    ).toEqual([
      ['Guardia de seguridad', 'Seguridad Halcón Cía. Ltda.', '2020-01', null],
      ['Cajero', 'Supermercados Vecinos', '2017', '2019'],
    ])
  })

  it('reads a form that calls the employer an institution', () => {
    expect(
      jobsOf(`Inés Mamani
EXPERIENCIA LABORAL
Cargo: Enfermera instrumentista
Institución: Clínica San Telmo
Tiempo: 3 años (2021 - 2024)

Cargo: Enfermera de sala
Institución: Hospital Obrero
Tiempo: 4 años (2017 - 2021)`),
    ).toEqual([
      ['Enfermera instrumentista', 'Clínica San Telmo', '2021', '2024'],
      ['Enfermera de sala', 'Hospital Obrero', '2017', '2021'],
    ])
  })

  it('takes a title of a university with its years for a study', () => {
    const { education, experience } = documentOf(`Luis Fdo. Garay
Contralor, Aceros Lindavista SA de CV, 2016 - a la fecha
Contador Público, UANL, 1999 - 2004`)
    expect(experience).toHaveLength(1)
    expect(education).toMatchObject([{ degree: 'Contador Público', institution: 'UANL' }])
  })
})

describe('what stands where nobody looks for it', () => {
  it('finds the name at the end, under a label below the jobs, in the profile and before a paragraph', () => {
    const names = [
      'Experiencia:\nVendedora, Tiendas Mar. Mayo 2022 - Actualidad.\nEstudios:\nSecundaria completa, I.E. 1140, 2019\nHabilidades:\n- Ventas\n- Excel básico\n\nFátima Yauri Condori\nLima, Perú. 955 555 017. flor@example.com',
      'Experiencia\nOperaria, Conservas Mar, 2019 - 2022\n\nNombre: Sabela Outeiro\nTel: 600 111 908',
      'Presentación\nSoy Óscar Villar, jardinero.\n\nExperiencia\nJardinero, Golf Sol, 2017 - 2022',
      'Amalia Cuello. 45 años. Cocinera. Trabajé en el Restaurante La Puerta (2012-2020), de cocinera principal; desde 2020 vendo almuerzos por mi cuenta en casa.',
    ].map((text) => documentOf(text).basics.full_name)
    expect(names).toEqual(['Fátima Yauri Condori', 'Sabela Outeiro', 'Óscar Villar', 'Amalia Cuello'])
  })

  it('reads headings with signs drawn around them', () => {
    const { skills, languages } = documentOf(`Lorena Pita
// EXPERIENCIA //
Gestoría Alma, S.L. | Administrativa | 04.2019 → hoy
// OTROS //
Inglés B1. ContaPlus, Excel avanzado.`)
    expect(skills.map(({ name }) => name)).toEqual(['ContaPlus', 'Excel avanzado'])
    expect(languages).toHaveLength(1)
  })

  it('takes a trade with a remark for the headline, and what is used for skills', () => {
    const { basics, summary, skills } = documentOf(`Wilmer Huamán Soto
OPERADOR DE GRÚA (boliviano, residencia y trabajo en Chile)
Antofagasta

uso: excel, trello, canva, notion

2015 – 2022: Montajes Loa, Calama. Grúa telescópica de 60 toneladas.`)
    expect([basics.headline, summary]).toEqual(['OPERADOR DE GRÚA (boliviano, residencia y trabajo en Chile)', ''])
    expect(skills.map(({ name }) => name)).toEqual(['excel', 'trello', 'canva', 'notion'])
  })
})
