import type { SeekerState } from '#shared/hiring/application.ts'

interface BoardColumn {
  title: string
  states: readonly SeekerState[]
}

/** The honest states, side by side; nobody drags them, because only what happens moves an application. */
export const boardColumns: readonly BoardColumn[] = [
  { title: 'Enviadas', states: ['ENVIADA'] },
  { title: 'Vistas y en revisión', states: ['VISTA', 'EN_REVISION'] },
  { title: 'Entrevistas y pruebas', states: ['EN_ENTREVISTAS', 'PRUEBA'] },
  { title: 'Ofertas', states: ['OFERTA', 'CONTRATADA'] },
  { title: 'Terminadas', states: ['NO_SELECCIONADA', 'RETIRADA', 'SIN_RESPUESTA', 'PROCESO_CERRADO'] },
]
