interface CountryZones {
  /** Of the capital; of the whole country where it has no other. */
  zone: string
  /** Where the clocks show another hour: towns and regions as people write them, folded. */
  elsewhere?: Readonly<Record<string, readonly string[]>>
}

/** `a, b, c` → the names in it. */
const named = (names: string): readonly string[] => names.split(', ')

const one = (zone: string): CountryZones => ({ zone })

/** By country, where people are who look for work in Spanish. The more exact name stands first: «Baja California Sur». */
export const COUNTRY_ZONES: Readonly<Record<string, CountryZones>> = {
  ES: {
    zone: 'Europe/Madrid',
    elsewhere: {
      'Atlantic/Canary': named(
        'canarias, las palmas, gran canaria, tenerife, la laguna, lanzarote, arrecife, fuerteventura, puerto del rosario, la gomera, el hierro, telde, arona, adeje',
      ),
    },
  },
  MX: {
    zone: 'America/Mexico_City',
    elsewhere: {
      'America/Mazatlan': named(
        'baja california sur, la paz, los cabos, cabo san lucas, san jose del cabo, sinaloa, culiacan, mazatlan, los mochis, tepic',
      ),
      'America/Tijuana': named('baja california, tijuana, mexicali, ensenada, rosarito, tecate'),
      'America/Hermosillo': named('sonora, hermosillo, ciudad obregon, guaymas, nogales'),
      'America/Cancun': named('quintana roo, cancun, playa del carmen, chetumal, cozumel, tulum'),
      'America/Ciudad_Juarez': named('ciudad juarez, cd juarez'),
      'America/Matamoros': named('matamoros, reynosa, nuevo laredo, piedras negras, ciudad acuna'),
    },
  },
  CO: one('America/Bogota'),
  CL: {
    zone: 'America/Santiago',
    elsewhere: {
      'America/Punta_Arenas': named('magallanes, punta arenas, puerto natales'),
      'Pacific/Easter': named('isla de pascua, rapa nui, hanga roa'),
    },
  },
  AR: one('America/Argentina/Buenos_Aires'),
  PE: one('America/Lima'),
  VE: one('America/Caracas'),
  EC: {
    zone: 'America/Guayaquil',
    elsewhere: { 'Pacific/Galapagos': named('galapagos, puerto ayora, puerto baquerizo moreno') },
  },
  BO: one('America/La_Paz'),
  PY: one('America/Asuncion'),
  UY: one('America/Montevideo'),
  CR: one('America/Costa_Rica'),
  PA: one('America/Panama'),
  GT: one('America/Guatemala'),
  HN: one('America/Tegucigalpa'),
  SV: one('America/El_Salvador'),
  NI: one('America/Managua'),
  DO: one('America/Santo_Domingo'),
  CU: one('America/Havana'),
  PR: one('America/Puerto_Rico'),
  GQ: one('Africa/Malabo'),
  AD: one('Europe/Andorra'),
  FR: one('Europe/Paris'),
  DE: one('Europe/Berlin'),
  IT: one('Europe/Rome'),
  GB: one('Europe/London'),
  IE: one('Europe/Dublin'),
  NL: one('Europe/Amsterdam'),
  BE: one('Europe/Brussels'),
  CH: one('Europe/Zurich'),
  AT: one('Europe/Vienna'),
  PL: one('Europe/Warsaw'),
  PT: { zone: 'Europe/Lisbon', elsewhere: { 'Atlantic/Azores': named('azores, acores, ponta delgada') } },
  BR: {
    zone: 'America/Sao_Paulo',
    elsewhere: { 'America/Manaus': named('manaos, manaus, porto velho, cuiaba, campo grande') },
  },
  US: {
    zone: 'America/New_York',
    elsewhere: {
      'America/Denver': named('el paso, denver, colorado, salt lake city, albuquerque'),
      'America/Phoenix': named('arizona, phoenix, tucson'),
      'America/Chicago': named(
        'illinois, chicago, texas, houston, dallas, austin, san antonio, new orleans, nueva orleans, minneapolis, milwaukee, nashville',
      ),
      'America/Los_Angeles': named(
        'california, los angeles, san francisco, san diego, san jose, sacramento, seattle, portland, las vegas',
      ),
      'America/Anchorage': named('alaska, anchorage'),
      'Pacific/Honolulu': named('hawai, hawaii, honolulu'),
    },
  },
  CA: {
    zone: 'America/Toronto',
    elsewhere: {
      'America/Vancouver': named('vancouver, victoria, british columbia'),
      'America/Edmonton': named('alberta, calgary, edmonton'),
      'America/Winnipeg': named('manitoba, winnipeg'),
      'America/Halifax': named('nova scotia, halifax'),
    },
  },
}
