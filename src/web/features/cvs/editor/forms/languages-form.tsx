import { type CvDocument, LANGUAGE_SKILLS } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { languageLevelWords, languageSkillWords } from '#shared/words/levels/levels.ts'
import { spokenLevel } from '#shared/words/levels/told-levels.ts'
import { spokenName } from '#shared/words/names.ts'
import { ChoiceField } from '#web/editor/fields/select-field.tsx'
import { TextField } from '#web/editor/fields/text-field.tsx'
import { useProblem } from '#web/editor/fields/use-problem.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { type EntryForm, EntryList } from '../entries/entry-list.tsx'
import { capital, languages } from '../language-list.ts'
import { useList } from '../use-list.ts'

type Known = CvDocument['languages'][number]

export function LanguagesForm() {
  return (
    <EntryList
      {...useList('languages')}
      max={CV_COUNTS.languages}
      one="Idioma"
      add="Añadir idioma"
      titleOf={(known) => capital(spokenName(known))}
      textOf={spokenLevel}
    >
      {(form) => <LanguageFields {...form} />}
    </EntryList>
  )
}

function LanguageFields({ item: known, path, patch }: EntryForm<Known>) {
  const { detail } = known
  const { advice } = useCvEditor()
  return (
    <>
      <div className="grid gap-5 @md:grid-cols-2">
        <LanguageChoice
          path={`${path}.language`}
          value={known.language}
          onChange={(language) => patch({ language, name: null })}
        />
        <ChoiceField
          path={`${path}.overall`}
          label="Nivel"
          words={languageLevelWords}
          placeholder="Elige un nivel"
          value={known.overall}
          onChange={(overall) => patch({ overall })}
        />
      </div>
      <TextField
        path={`${path}.said`}
        label="Cómo lo dices en tu CV"
        optional
        help="Por ejemplo, «conversación fluida». Se lee en lugar del nivel."
        value={known.said}
        max={CV_LENGTHS.language.said}
        onChange={(said) => patch({ said })}
      />
      {advice.get(`${path}.said`)?.rule === 'level_in_words' && known.overall && (
        <Button size="sm" variant="secondary" className="-mt-2" onClick={() => patch({ said: '' })}>
          Mostrar «{languageLevelWords[known.overall]}»
        </Button>
      )}
      <TextField
        path={`${path}.certificate`}
        label="Certificado"
        optional
        help="Por ejemplo, «Cambridge C1, 2023»."
        value={known.certificate}
        max={CV_LENGTHS.language.certificate}
        onChange={(certificate) => patch({ certificate })}
      />
      <Checkbox
        label="Detallar cada destreza"
        help="Como en el Marco Europeo: aparecen en la plantilla Europeo."
        checked={detail !== null}
        onChange={(event) => patch({ detail: event.target.checked ? detailOf(known) : null })}
      />
      {detail && (
        <div className="grid gap-5 @md:grid-cols-2">
          {LANGUAGE_SKILLS.map((skill) => (
            <ChoiceField
              key={skill}
              path={`${path}.detail.${skill}`}
              label={languageSkillWords[skill]}
              optional
              words={languageLevelWords}
              value={detail[skill]}
              onChange={(level) => patch({ detail: { ...detail, [skill]: level } })}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** The general level is the best first guess for each of the five. */
function detailOf({ overall }: Known): NonNullable<Known['detail']> {
  return { listening: overall, reading: overall, interaction: overall, production: overall, writing: overall }
}

function LanguageChoice({ path, value, onChange }: { path: string; value: string; onChange: (code: string) => void }) {
  const { error, onBlur } = useProblem(path, value !== '')
  return (
    <Field label="Idioma" error={error}>
      <Select
        name={path}
        choices={languages}
        placeholder="Elige un idioma"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  )
}
