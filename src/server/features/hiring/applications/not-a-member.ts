export const NOT_A_MEMBER = 'Elige a alguien del equipo de esta vacante.'
