import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLiveVacancies } from '#web/data/vacancies.ts'
import { usePanel } from '#web/lib/use-panel.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { ADD_PANEL } from './add-people.tsx'
import { PeopleVacancyContext } from './people-vacancy.ts'

const AddPeopleDialog = lazy(() =>
  import('./add-people-dialog.tsx').then((part) => ({ default: part.AddPeopleDialog })),
)

interface Named {
  id: string
  title: string
}

/** «Añadir personas» of a whole company: the same dialog, which asks to which of the live vacancies. */
export function AddPeopleToOne({ company_id }: { company_id: string }) {
  const { open, setOpen } = usePanel(ADD_PANEL)
  const [search] = useSearchParams()
  const live = useLiveVacancies(company_id)
  const vacancies = live.data?.pages.flatMap((page) => page.items) ?? []
  const first = vacancies.find(({ id }) => id === search.get('vacante')) ?? vacancies[0]
  if (!first) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden="true" />
        Añadir personas
      </Button>
      {open && <ToOne company_id={company_id} vacancies={vacancies} first={first} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ToOneProps {
  company_id: string
  vacancies: readonly Named[]
  first: Named
  onClose: () => void
}

/** It keeps to the vacancy that was chosen, whatever becomes of the list behind: nobody is added to another one. */
function ToOne({ company_id, vacancies, first, onClose }: ToOneProps) {
  const [{ id, title }, setChosen] = useState(first)
  return (
    <PeopleVacancyContext value={{ id, company_id, title }}>
      <Suspense>
        <AddPeopleDialog
          onClose={onClose}
          choice={
            <Field label="A qué vacante" help="Sus candidaturas entran en la primera etapa de su tablero.">
              <Select
                choices={vacancies.map((one) => ({ value: one.id, label: one.title }))}
                value={id}
                onChange={({ target }) => setChosen(vacancies.find((one) => one.id === target.value) ?? { id, title })}
              />
            </Field>
          }
        />
      </Suspense>
    </PeopleVacancyContext>
  )
}
