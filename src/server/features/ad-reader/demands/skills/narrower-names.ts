import { flatten } from '#server/features/language/normalise/fold.ts'

/** Names that show a skill in a CV, and of which an ad that asks for one does not ask for the skill as a whole. */
const NAMES = `
osteopatía, quiropráctica, terapia manual, ejercicio terapéutico, electroterapia, reeducación postural, vendaje neuromuscular, fisioterapia respiratoria, fisioterapia deportiva, kinesiología respiratoria
drogas vasoactivas, intubación, monitorización hemodinámica, hemodinámica, ecocardiografía, quimioterapia, radioterapia, diálisis peritoneal, neonatología, lactancia materna, monitoreo fetal, pie diabético
mamografía, mamografías, densitometría, banco de sangre, hemoterapia, periodoncia, odontopediatría, cirugía oral, terapia sistémica, terapia miofuncional, estimulación cognitiva, antropometría, psiquiatría
wisc, wisc-v, wais, mmpi, rorschach, cie-10, cie 10, autismo, tea, síndrome de down, parálisis cerebral
diraya, selene, gacela, abucasis, rayen, trakcare, osabide, florence clínico, servinte
medios de pago, pagos digitales, open banking, negociación colectiva, sistema red, siltra, contrat@, imss, infonavit, idse, sua, previred, plame, t-registro, afp net, f931, formulario 931
modelo 111, modelo 190, modelo 303, modelo 347, convenio multilateral, ingresos brutos, sicore, sire, operación renta
ifs, fssc 22000, iso 22000, rainforest alliance, cocina mediterránea, cocina vasca
bloqueo y etiquetado, loto, iso 45001, ohsas 18001, iperc, matriz iperc, copasst
arrancadores suaves, arranques suaves, contactores, guardamotores, arranque estrella triángulo, alumbrado público
control de esfínteres, cuentacuentos, cámaras frigoríficas
cap de viajeros, cap de mercancías, vrf, vrv, chiller, chillers, aerotermia, suelo radiante, atención a la diversidad
`

const NARROWER: ReadonlySet<string> = new Set(
  NAMES.split(/[,\n]/)
    .map((name) => flatten(name.trim()))
    .filter((name) => name !== ''),
)

/** «Osteopatía» is not any physiotherapy, nor «SILTRA» all of social security. */
export const isNarrowerName = (flat: string): boolean => NARROWER.has(flat)
