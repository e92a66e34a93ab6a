import { Link } from 'react-router'
import { AuthPage } from './auth-page.tsx'
import { OpenSession } from './open-session.tsx'
import { RegisterForm } from './register-form.tsx'
import { useChosenIntent } from './use-chosen-intent.ts'
import { useLoginReturn } from './use-login-return.ts'
import { WantedVacancyNote } from './wanted-vacancy-note.tsx'

export function Component() {
  const { next } = useLoginReturn()
  const chosen = useChosenIntent(next)
  return (
    <AuthPage
      title="Crea tu cuenta"
      text={
        chosen === 'RECRUITER' ? 'Tu primera vacante activa es gratis.' : 'Gratis para quien busca empleo, siempre.'
      }
      notice={<OpenSession next={next} />}
      foot={
        <>
          ¿Ya tienes cuenta?{' '}
          <Link to="/login" state={{ next }} className="text-link">
            Iniciar sesión
          </Link>
        </>
      }
    >
      <WantedVacancyNote next={next} />
      <RegisterForm chosen={chosen} next={next} />
    </AuthPage>
  )
}
