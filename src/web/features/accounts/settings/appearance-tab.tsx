import { Monitor, Moon, Sun } from 'lucide-react'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { themeChoices, useTheme } from './theme.ts'

const cards = [
  { value: 'light', title: 'Claro', text: 'Fondo claro, texto oscuro.', icon: <Sun /> },
  { value: 'dark', title: 'Oscuro', text: 'Descansa la vista de noche.', icon: <Moon /> },
  { value: 'system', title: 'Sistema', text: 'Como tu dispositivo.', icon: <Monitor /> },
] as const

export function AppearanceTab() {
  const [theme, setTheme] = useTheme()
  return (
    <Card title="Apariencia" text="Se guarda en este dispositivo y se aplica al momento.">
      <FieldGroup label="Tema">
        <RadioCards
          name="theme"
          cards={cards}
          columns={3}
          value={theme}
          onChange={(event) => setTheme(themeChoices.find((choice) => choice === event.target.value) ?? 'system')}
        />
      </FieldGroup>
    </Card>
  )
}
