/** Cities whose name in a time zone is not the Spanish one. */
const CITIES: Readonly<Record<string, string>> = {
  Asuncion: 'Asunción',
  Athens: 'Atenas',
  Belem: 'Belém',
  Berlin: 'Berlín',
  Bogota: 'Bogotá',
  Brussels: 'Bruselas',
  Canary: 'Canarias',
  Cancun: 'Cancún',
  'Ciudad Juarez': 'Ciudad Juárez',
  Cordoba: 'Córdoba',
  Dublin: 'Dublín',
  Easter: 'Isla de Pascua',
  Galapagos: 'Galápagos',
  Havana: 'La Habana',
  Lisbon: 'Lisboa',
  London: 'Londres',
  'Los Angeles': 'Los Ángeles',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  'Mexico City': 'Ciudad de México',
  'New York': 'Nueva York',
  Panama: 'Panamá',
  Paris: 'París',
  Rome: 'Roma',
  'Sao Paulo': 'São Paulo',
  Tucuman: 'Tucumán',
  Vienna: 'Viena',
  Warsaw: 'Varsovia',
  Zurich: 'Zúrich',
}

/** «Bogotá» for `America/Bogota`. */
export function zoneCity(zone: string): string {
  const city = cityInZone(zone)
  return CITIES[city] ?? city
}

/** «Bogota»: the city as the zone spells it. */
export const cityInZone = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
