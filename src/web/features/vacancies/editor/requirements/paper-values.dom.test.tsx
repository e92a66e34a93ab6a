import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Requirement } from '#shared/matching/matching.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { blankRequirement } from './blank-requirement.ts'
import { RequirementValueFields } from './requirement-value.tsx'

function Form({ start }: { start: Requirement }) {
  const [requirement, setRequirement] = useState(start)
  return (
    <>
      <RequirementValueFields
        requirement={requirement}
        path="requirements.0"
        onChange={setRequirement}
        onPasteSkills={() => undefined}
      />
      <output>{requirementWords(requirement)}</output>
    </>
  )
}

const tick = (name: string) => page.getByRole('checkbox', { name }).click()
const field = () => page.getByRole('textbox', { name: /^En qué/ })
const words = () => expect.element(page.getByRole('status'))

it('studies say what else would do', async () => {
  await render(<Form start={blankRequirement('EDUCATION', 'ES')} />)
  await tick('Con homologación si el título es extranjero')
  await words().toHaveTextContent('Grado, licenciatura o ingeniería, con homologación si el título es extranjero')

  const akin = page.getByRole('checkbox', { name: /^También valen estudios afines/ })
  await expect.element(akin).not.toBeInTheDocument()
  await field().fill('Economía')
  await tick('También valen estudios afines a Economía')
  await tick('Con homologación si el título es extranjero')
  await words().toHaveTextContent('Grado, licenciatura o ingeniería en Economía, o afín')
  await field().clear()
  await words().toHaveTextContent('Grado, licenciatura o ingeniería')
  await field().fill('Derecho')
  await expect.element(akin).not.toBeChecked()
})

it('a paper may be on its way, and stays so while its name is written', async () => {
  await render(<Form start={blankRequirement('CERTIFICATION', 'ES')} />)
  await tick('También vale en trámite')
  await page.getByRole('textbox', { name: 'Certificación' }).click()
  await userEvent.keyboard('CAP')
  await words().toHaveTextContent('Certificación: CAP, también en trámite')
})
