/** What whoever opens the file reads first. */
export const README = `La copia de tus datos en Skillo
===============================

datos/     Lo que guardamos de ti, en JSON. Cada archivo es una parte:
             users                  tu cuenta y tu perfil
             cvs, cv_versions       tus CV y sus versiones
             cv_views               qué empresas vieron tu CV y cuándo
             applications           tus postulaciones: lo que enviaste, mensajes,
                                    entrevistas y ofertas
             match_answers          lo que respondiste sobre requisitos
             saved_searches         tus alertas
             members                los equipos en los que estás
             y otras más pequeñas.
cv/        Tus CV en PDF, como los descargas.
mensajes/  Los archivos que intercambiaste con empresas.
respuestas/
           Los archivos con los que respondiste a preguntas de vacantes.
fotos/     Tu foto y tu portada.

Las horas están en UTC. No incluye contraseñas ni claves, ni las notas internas
de las empresas: para verlas, escríbele a la empresa.

¿Dudas? hola@skillo.example
`
