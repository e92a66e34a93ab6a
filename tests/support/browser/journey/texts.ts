/** What the recruiter pastes, with all that publishing needs. */
export const adOf = (company: string) => `Panadero/a de masa madre – L'Hospitalet de Llobregat (presencial)

${company} hace pan con masa madre desde 1987, de noche y a mano. Abrimos un segundo obrador en primavera y buscamos a una persona más para un equipo de seis, que amasa, forma y hornea cada día el pan de cuarenta restaurantes del barrio. El primer mes trabajarás al lado de nuestra jefa de obrador; después llevarás tu propia hornada. Se aprende, se descansa y se libra en domingo. Cada lunes decidimos en común qué pan nuevo probamos esa semana.

Nivel: semi senior

Funciones:
- Amasar y formar piezas de masa madre
- Hornear pan y bollería
- Cuidar la limpieza del obrador

Requisitos:
- 2 años de experiencia en panadería
- Manipulación de alimentos
- Se valora repostería

Ofrecemos:
- Contrato indefinido, jornada completa
- De 22.000 a 25.000 € brutos al año
- Formación pagada y domingos libres`

/** What the seeker pastes. */
export const cvOf = (full_name: string, email: string) => `${full_name}
Panadera
${email} · 600 123 456 · L'Hospitalet de Llobregat, Barcelona, España

Perfil
Panadera con cinco años de oficio en masa madre y bollería.

Experiencia
Panadera, Forn de la Plaça
marzo 2021 – actualidad
- Amasado y formado de piezas de masa madre
- Horneado de pan y bollería para doce restaurantes

Ayudante de obrador, Pastisseria Güell-Ortiz
enero 2019 – febrero 2021
- Elaboración de repostería y limpieza del obrador

Educación
Grado medio en Panadería, repostería y confitería, Escola d'Hostaleria de Barcelona
2017 – 2019

Habilidades
Panadería, Masa madre, Manipulación de alimentos, Repostería, Trabajo en equipo

Idiomas
Español nativo, catalán nativo, inglés B1`
