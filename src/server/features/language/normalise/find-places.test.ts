import { expect, it } from 'vitest'
import { findPlaces, settlePlace } from './find-places.ts'
import { fold } from './fold.ts'

const meant = (text: string): string => settlePlace(findPlaces(fold(text)))?.id ?? '-'

it.each([
  ["Sant Joan d'Alacant", 'ES-VC-sant-joan-d-alacant'],
  ['San Juan de Alicante', 'ES-VC-sant-joan-d-alacant'],
  ['Barberà del Vallès', 'ES-CT-barbera-del-valles'],
  ['Cuautitlán Izcalli, Edo. Méx.', 'MX-MEX-cuautitlan-izcalli'],
  ['Cd. Juárez, Chih.', 'MX-CHH-ciudad-juarez'],
  ['Sta. Catarina, N.L.', 'MX-NLE-santa-catarina'],
  ['José C. Paz', 'AR-B-jose-c-paz'],
  ['San Nicolás de los Arroyos, Buenos Aires', 'AR-B-san-nicolas-de-los-arroyos'],
  ['Tepatitlán de Morelos, Jalisco', 'MX-JAL-tepatitlan-de-morelos'],
  ['Chapinero, Bogotá', 'CO-DC-bogota'],
  ['Peñalolén', 'CL-RM-penalolen'],
  ['Santa Cruz, Colchagua', 'CL-LI-santa-cruz'],
  ['La Paz, BCS', 'MX-BCS-la-paz'],
])('«%s» is a place', (text, id) => {
  expect(meant(text)).toBe(id)
})

it.each([
  ['San Miguel, Lima', 'PE-LIM-san-miguel'],
  ['San Miguel, Región Metropolitana', 'CL-RM-san-miguel'],
  ['San Miguel (GBA)', 'AR-B-san-miguel'],
  ['Independencia, Santiago', 'CL-RM-independencia'],
  ['La Victoria, Chiclayo', 'PE-LAM-la-victoria'],
  ['Caldas, Antioquia', 'CO-ANT-caldas'],
  ['Merlo, San Luis', 'AR-D-merlo'],
  ['Moreno, provincia de Buenos Aires', 'AR-B-moreno'],
])('«%s» is told from its namesakes', (text, id) => {
  expect(meant(text)).toBe(id)
})

it.each([
  'Calle Independencia',
  'Empresa Moreno e hijos',
  'Colegio San Miguel',
  'Guadalupe Hernández',
  'Club Deportivo La Victoria',
])('«%s» is no place', (text) => {
  expect(meant(text)).toBe('-')
})

it.each([
  ['Santa Rosa, Apodaca', 'MX-NLE-apodaca'],
  ['Villa Mercedes, Guadalajara, Jalisco', 'MX-JAL-guadalajara'],
])('in «%s» a quarter is not a town of another country', (text, id) => {
  expect(meant(text)).toBe(id)
})
