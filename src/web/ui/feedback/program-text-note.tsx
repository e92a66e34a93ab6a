import { Alert } from './alert.tsx'

/** Said neutrally: somebody may have copied it without knowing, and it changes nothing. */
export function ProgramTextNote() {
  return (
    <Alert title="Este CV contiene texto que parece dirigido a un programa">
      No cuenta para el encaje, ni a favor ni en contra. Léelo tú y decide.
    </Alert>
  )
}
