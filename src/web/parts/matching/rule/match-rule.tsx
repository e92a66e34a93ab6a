import { WORK_RULE } from '#shared/matching/rule.ts'
import {
  HIGH_FROM,
  IMPORTANCE_WEIGHT,
  LABELLED_FROM_CERTAINTY,
  MEDIUM_FROM,
  ONE_NUMBER_UP_TO,
} from '#shared/matching/score.ts'
import { FiguresTable } from '#web/ui/layout/figures-table.tsx'
import { percent, WORTH } from './match-worth.ts'

/** The rule as it is computed, sentence by sentence. */
export function MatchRule() {
  const { EXCLUYENTE, IMPORTANTE, DESEABLE } = IMPORTANCE_WEIGHT
  return (
    <>
      <p>
        Lo primero que se compara es el puesto. Si uno de tus trabajos es ese mismo oficio, se cumple: cuánto tiempo se
        pide se mira aparte. Si es otro, el {percent(WORK_RULE.by_name)} de su valor es lo cercano que es, entero a
        partir de {WORK_RULE.full_after_months} meses; el resto, lo cerca que está todo lo que cuenta tu CV de lo que
        cuenta la vacante. Pesa {EXCLUYENTE}, y nunca menos del {percent(WORK_RULE.least_share)} del total. Si la
        empresa dice «sin experiencia previa», no se compara.
      </p>
      <p>
        Después, cada requisito: excluyente (pesa {EXCLUYENTE}), importante (pesa {IMPORTANTE}) o deseable (pesa{' '}
        {DESEABLE}). Skillo responde cumple, en parte, no cumple o no aparece en tu CV, y muestra las palabras en las
        que se basa. «No cumple» solo sale cuando tu CV habla de eso y dice menos, cuando respondes que no o, en el
        puesto, cuando solo muestra otros trabajos. Las habilidades personales no pesan: se preguntan en la entrevista.
      </p>
      <FiguresTable caption="Cuánto cuenta cada cosa" heads={['Lo que encontramos', 'Cuánto cuenta']} rows={WORTH} />
      <p>
        Con eso se calcula un rango. El extremo bajo cuenta lo desconocido como cero; el alto, como cumplido. Si hay{' '}
        {ONE_NUMBER_UP_TO} puntos o menos entre los dos se muestra una sola cifra. El encaje es alto desde {HIGH_FROM} %
        en el extremo bajo, medio desde {MEDIUM_FROM} % y bajo por debajo. Si se conoce menos del{' '}
        {percent(LABELLED_FROM_CERTAINTY)} del peso, el rango es amplio y no se llama alto ni bajo: te preguntamos. No
        hay topes ni multiplicadores ocultos: un excluyente que falta se señala y no resta nada más.
      </p>
      <p>
        Lugar, modalidad, contrato, permiso de trabajo, salario, disponibilidad y turnos son condiciones: van aparte y
        no cambian el encaje. Las listas ponen primero las invitaciones, después lo que entra en las condiciones, y
        ordenan por encaje y por lo cerca que están los dos textos; por debajo de un mínimo no se muestra nada, y «Para
        ti» termina antes: donde ya nada encaja.
      </p>
      <p>
        <strong>Qué entra en el encaje:</strong> experiencia, habilidades, idiomas, formación, certificaciones, vehículo
        propio y las respuestas que tú das. <strong>Qué entra en las condiciones:</strong> dónde vives y tus
        preferencias.
      </p>
      <p>
        <strong>Qué no cuenta:</strong> nombre, foto, sexo, edad, nacionalidad, calle, prestigio de la escuela o huecos
        en el CV. No suman ni restan. Si escribes tu nombre, tu edad, tu nacionalidad o tu estado civil en una frase, la
        quitamos antes de que el modelo lea. Tu calle, si la escribes en una frase, aún la lee; y en el orden de las
        listas una frase así puede mover algún puesto. Lo medimos cambiando esos datos en CV inventados: está en el
        informe de confianza.
      </p>
      <p>
        Los mismos datos con la misma versión del cálculo dan siempre el mismo resultado, para ti y para la empresa.
        Guardamos qué versión se usó y los registros durante al menos 6 meses.
      </p>
    </>
  )
}
