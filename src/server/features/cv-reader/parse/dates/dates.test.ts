import { describe, expect, it } from 'vitest'
import { cvDate } from '#shared/cvs/cv-document.ts'
import { breaksOffInDate, findDates, isDateCell, isOpenDateCell, withoutSpan } from './dates.ts'

const NOW = 'now'

describe('a date', () => {
  it.each([
    ['abr 2021 – actualidad', '2021-04', NOW],
    ['04/2021 - 06/2023', '2021-04', '2023-06'],
    ['2019-2021', '2019', '2021'],
    ['2019/2021', '2019', '2021'],
    ['marzo de 2020 - presente (2 años 3 meses)', '2020-03', NOW],
    ['Jan 2020 – Present · 3 yrs 2 mos', '2020-01', NOW],
    ['enero de 2020 - Present (4 años 3 meses)', '2020-01', NOW],
    ['De marzo de 2020 a junio de 2021', '2020-03', '2021-06'],
    ['abr – sep 2021', '2021-04', '2021-09'],
    ['03/19 - 06/21', '2019-03', '2021-06'],
    ['03/19 – actualidad', '2019-03', NOW],
    ['01/09/2015 – 30/06/2019', '2015-09', '2019-06'],
    ['2021-03 – 2022-11', '2021-03', '2022-11'],
    ['Sep. 2016 – Jul. 2019', '2016-09', '2019-07'],
    ['Sept. 2018 to Dec. 2020', '2018-09', '2020-12'],
    ['Setembro 2015 a dezembro 2018', '2015-09', '2018-12'],
    ['maio de 2019 - até o momento', '2019-05', NOW],
    ['veranos de 2018, 2019 y 2021', '2018', '2021'],
    ['verano 2021 y verano 2022', '2021', '2022'],
    ['campañas 2017 a 2022', '2017', '2022'],
    ['temporada de invierno 2021-2022', '2021', '2022'],
    ['2017 2019', '2017', '2019'],
    ['set 2020 actualidad', '2020-09', NOW],
    ['desde enero 2022 hasta ahora', '2022-01', NOW],
    ['Curso 2020-21 hasta hoy', '2020', NOW],
    ['Cursos 2017-18 a 2019-20', '2017', '2020'],
    ['Desde 04/2016, continúo', '2016-04', NOW],
    ['Marzo 2019 a la fecha', '2019-03', NOW],
    ['mar. 2020 - hoy', '2020-03', NOW],
    ['Desde 2019', '2019', NOW],
    ['hasta junio 2015', null, '2015-06'],
    ['2019 –', '2019', null],
    ['(2010 - 2014)', '2010', '2014'],
    ['03/2019 – act.', '2019-03', NOW],
    ['Ago. 2016 – A la fecha', '2016-08', NOW],
    ['Marzo 2019 al presente', '2019-03', NOW],
    ['2019 - (actualidad)', '2019', NOW],
    ['Marzo 2020/Actualidad', '2020-03', NOW],
    ['01-2019/12-2020', '2019-01', '2020-12'],
    ['2015/16', '2015', '2016'],
    ['2015-17', '2015', '2017'],
  ])('range: %s', (text, start, end) => {
    const [span, ...others] = findDates(text)
    expect(others).toEqual([])
    expect(span).toMatchObject({ start, end: end === NOW ? null : end, current: end === NOW, is_range: true })
    expect(isDateCell(text)).toBe(true)
  })

  it.each([
    ['2014', '2014'],
    ['Junio de 2014', '2014-06'],
    ['06/2014', '2014-06'],
    ['ene-19', '2019-01'],
    ['Graduación: 2014', '2014'],
  ])('alone: %s', (text, start) => {
    expect(findDates(text)).toMatchObject([{ start, end: null, current: false, is_range: false }])
  })

  it.each([
    'ISO 9001:2015',
    '+34 600 123 456',
    '2000 horas',
    'Subí de 1.850 a 1.990 socios',
    'CP 28013',
    '13/2021',
    'mayoría de 2 a 1',
  ])('is not in: %s', (text) => expect(findDates(text)).toEqual([]))

  it('leaves the words around it', () => {
    const text = 'Camarera en Bar Sol (marzo de 2020 - presente, 2 años)'
    const [span] = findDates(text)
    expect(span && withoutSpan(text, span).trim()).toBe('Camarera en Bar Sol')
  })

  it('knows where a page broke it', () => {
    expect(isOpenDateCell('abr 2021 –')).toBe(true)
    expect(isOpenDateCell('may. 2012 – dic.')).toBe(true)
    expect(isOpenDateCell('2012 – 2014')).toBe(false)
    expect(breaksOffInDate('Analista en Banco Río (abril de 2010 – agosto', 'de 2012)')).toBe(true)
    expect(breaksOffInDate('Analista en Banco Río (abril de 2010 –', 'presente)')).toBe(true)
    expect(breaksOffInDate('Analista en Banco Río –', 'Madrid')).toBe(false)
  })

  it('is always one that a CV can hold', () => {
    const years = ['1939', '1940', '1999', '2049', '2050', '1899', '3021']
    for (const text of years.flatMap((year) => [year, `enero ${year}`, `12/${year} - 01/${year}`])) {
      for (const { start, end } of findDates(text)) {
        for (const date of [start, end]) if (date !== null) expect(cvDate.safeParse(date).success, text).toBe(true)
      }
    }
  })
})
