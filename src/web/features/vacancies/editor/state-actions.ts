import type { VacancyAction } from '#shared/vacancies/vacancies.ts'
import type { PlainStep } from '#web/data/vacancies.ts'

/** A step of the machine that is asked once more, with what it means. */
export interface StateAction {
  step: PlainStep | 'close' | 'delete'
  /** In the menu. */
  label: string
  title: string
  text: string
  /** On the button that does it. */
  button: string
  done: string
  danger?: boolean
}

/** In the order of the menu; `submit` and `publish` stand on their own step. */
const all: readonly StateAction[] = [
  {
    step: 'cancel_schedule',
    label: 'Cancelar programación',
    title: 'Cancelar la programación',
    text: 'No se publicará en su fecha. Sigue como borrador, con todo lo escrito, y puedes programarla otra vez.',
    button: 'Cancelar programación',
    done: 'Programación cancelada.',
  },
  {
    step: 'pause',
    label: 'Pausar',
    title: 'Pausar la vacante',
    text: 'Deja de recibir postulaciones y sale de las búsquedas. El proceso sigue con quienes ya se postularon y puedes reanudarla cuando quieras.',
    button: 'Pausar vacante',
    done: 'Vacante pausada.',
  },
  {
    step: 'resume',
    label: 'Reanudar',
    title: 'Reanudar la vacante',
    text: 'Vuelve a las búsquedas y recibe postulaciones. Si su plazo terminó, empieza otro igual de largo.',
    button: 'Reanudar vacante',
    done: 'Vacante publicada.',
  },
  {
    step: 'close',
    label: 'Cerrar',
    title: 'Cerrar la vacante',
    text: 'El proceso termina y la página pública dirá que está cerrada. Puedes reabrirla durante 30 días.',
    button: 'Cerrar vacante',
    done: 'Vacante cerrada.',
    danger: true,
  },
  {
    step: 'reopen',
    label: 'Reabrir',
    title: 'Reabrir la vacante',
    text: 'Es la misma vacante, con sus postulaciones: queda pausada hasta que la reanudes. Se puede durante 30 días desde el cierre.',
    button: 'Reabrir vacante',
    done: 'Vacante reabierta y pausada.',
  },
  {
    step: 'relaunch',
    label: 'Relanzar como nueva',
    title: 'Relanzar como vacante nueva',
    text: 'Es un proceso nuevo: creamos un borrador con el mismo texto y sin postulaciones. La vacante de antes queda como está.',
    button: 'Crear borrador',
    done: 'Borrador creado.',
  },
  {
    step: 'duplicate',
    label: 'Duplicar',
    title: 'Duplicar la vacante',
    text: 'Creamos un borrador con el mismo texto, para cambiar lo que haga falta. Esta vacante no cambia.',
    button: 'Crear copia',
    done: 'Copia creada.',
  },
  {
    step: 'archive',
    label: 'Archivar',
    title: 'Archivar la vacante',
    text: 'Sale de tus listas y queda guardada en «Archivada». No se puede editar, pero sí relanzar como un borrador nuevo.',
    button: 'Archivar vacante',
    done: 'Vacante archivada.',
  },
  {
    step: 'delete',
    label: 'Eliminar',
    title: 'Eliminar el borrador',
    text: 'Se borra todo lo escrito y no se puede recuperar.',
    button: 'Eliminar borrador definitivamente',
    done: 'Borrador eliminado.',
    danger: true,
  },
]

/** What may be done now. Copying only needs to be allowed to write vacancies; what is over is relaunched instead. */
export function stateActions(allowed: readonly VacancyAction[], can_create: boolean): StateAction[] {
  const can_copy = can_create && !allowed.includes('relaunch')
  return all.filter(({ step }) => (step === 'duplicate' ? can_copy : allowed.includes(step)))
}
