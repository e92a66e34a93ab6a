import type { WorkShift } from '#shared/accounts/users.ts'
import type { CvLanguage } from '#shared/cvs/cv-document.ts'
import type { Availability, Vehicle } from '#shared/matching/matching.ts'
import { shiftWords, vehicleWords } from '#shared/words/hours.ts'
import { availabilityWords } from '#shared/words/work.ts'

/** What an output calls somebody's papers, vehicles and hours. */
interface CircumstanceWords {
  licences: string
  vehicles: string
  shifts: string
  availability: string
  travel: string
  travels: string
  vehicle: Record<Vehicle, string>
  shift: Record<WorkShift, string>
  available: Record<Availability, string>
}

const es: CircumstanceWords = {
  licences: 'Permiso de conducir',
  vehicles: 'Vehículo propio',
  shifts: 'Turnos',
  availability: 'Disponibilidad',
  travel: 'Viajes',
  travels: 'Disponible para viajar',
  vehicle: vehicleWords,
  shift: shiftWords,
  available: availabilityWords,
}

const en: CircumstanceWords = {
  licences: 'Driving licence',
  vehicles: 'Own vehicle',
  shifts: 'Shifts',
  availability: 'Availability',
  travel: 'Travel',
  travels: 'Willing to travel',
  vehicle: { COCHE: 'Car', MOTO: 'Motorcycle', FURGONETA: 'Van', CAMION: 'Lorry', BICICLETA: 'Bicycle' },
  shift: {
    MANANA: 'Mornings',
    TARDE: 'Afternoons',
    NOCHE: 'Nights',
    PARTIDO: 'Split shifts',
    ROTATIVO: 'Rotating shifts',
    FINES_DE_SEMANA: 'Weekends',
    FESTIVOS: 'Public holidays',
  },
  available: {
    INMEDIATA: 'Immediately',
    '15_DIAS': 'Within 15 days',
    '1_MES': 'Within a month',
    A_CONVENIR: 'To be agreed',
  },
}

const pt: CircumstanceWords = {
  licences: 'Carteira de habilitação',
  vehicles: 'Veículo próprio',
  shifts: 'Turnos',
  availability: 'Disponibilidade',
  travel: 'Viagens',
  travels: 'Disponível para viajar',
  vehicle: { COCHE: 'Carro', MOTO: 'Moto', FURGONETA: 'Furgão', CAMION: 'Caminhão', BICICLETA: 'Bicicleta' },
  shift: {
    MANANA: 'Manhã',
    TARDE: 'Tarde',
    NOCHE: 'Noite',
    PARTIDO: 'Jornada dividida',
    ROTATIVO: 'Turnos rotativos',
    FINES_DE_SEMANA: 'Fins de semana',
    FESTIVOS: 'Feriados',
  },
  available: { INMEDIATA: 'Imediata', '15_DIAS': 'Em 15 dias', '1_MES': 'Em um mês', A_CONVENIR: 'A combinar' },
}

export const CIRCUMSTANCE_WORDS: Record<CvLanguage, CircumstanceWords> = { es, en, pt }
