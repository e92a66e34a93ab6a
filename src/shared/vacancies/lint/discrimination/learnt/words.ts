/** On what ground somebody would be left out; the name of the finding too. */
export type Ground = 'age' | 'sex' | 'origin' | 'appearance' | 'photo' | 'family' | 'health' | 'belief' | 'orientation'

/**
 * Words that may leave somebody out, flattened; `*` stands for any ending. A word here decides nothing: the weights judge
 * it by the words around it, so the lists are wide on purpose.
 */
const GROUND_WORDS: Record<Ground, string> = {
  age: `millennials generacion entrado abuelos mediana edades juniors mayor mayores treintan* cuarentan* veintean* cumplidos rondando edad edades joven jovenes jovencit* juventud juvenil anitos anero* jubilad* veinteaner* veintit* veintip* treintaner* treintit* treintena treintip*
    cuarentaner* cuarentena cuarentit* cuarenton* madur* anciano* viejo viejos vieja viejas nacimiento age aged ages older younger young old`,
  sex: `edecan* damit* nena nenas pelad* cabro cabra lola ama mami mamis abuelo* fem masc tipo afeminad* hombre hombres mujer mujeres varon varones senorita* senora senoras senor senores chico chicos chica chicas muchach* caballero* dama damas
    femenin* masculin* sexo genero chaval* chavo chavos chava chavas pibe pibes piba pibas mina minas tio tios tia tias mozo mozos moza mozas
    male males female females man men woman women lady ladies girl girls guy guys`,
  orientation:
    'hetero heteros heterosexual* homosexual* gay gays gais lesbian* bisexual* transexual* transgenero trans lgbt* lgtb* travesti*',
  origin: `color oriund* pasaporte fuera pais pueblo tierra arabe arabes nacionalizad* ciudadan* local nacionalidad* extranjer* inmigra* migrante* raza razas etnia etnias etnic* nacido nacida nacidos nacidas naciste nacio gitano* gitana* indigena* mestiz*
    acento aqui nacional nacionales provincia sudaca* sudamerican* latinoamerican* latino latinos latina latinas hispano* europe* african* asiatic* comunitari*
    europa italian* frances francesa aleman alemana ingles inglesa este espanol espanoles espanola espanolas mexican* colombian* chilen* argentin* peruan* venezolan* ecuatorian* bolivian* uruguay* paraguay* dominican* cuban*
    guatemaltec* hondur* salvadoren* nicaragu* costarricen* panamen* puertorriq* haitian* brasilen* marroqui* moro moros mora moras rumano* rumana* ucranian*
    rus* polac* bulgar* filipin* chino chinos china chinas pakistan* indio indios india indias catalan* vasco vascos vasca vascas galleg* andalu* negro negros negra negras blanco
    blancos blanca blancas apellido* origen`,
  appearance: `rostro imc arreglad* fornid* tipazo mona monas mono monos planta ojos pelo canas feo fea feos feas cicatric* curvas ancho porte medio presencia apariencia aspecto fisic* fisonomia guap* bonit* lindo linda lindos lindas atractiv* delgad* flac* esbelt* gordo gorda gordos gordas gordit* obes* sobrepeso
    alto alta altos altas bajito* bajita* estatura altura talla tallas peso medir mida midas mide medidas complexion contextura cuerpo cuerpazo figura porte rubi* moren* pelirroj* tez piel
    tatuaje* piercing* imagen presentacion parecid* parecer ver tipo tipazo dentadura gafas lentes rasgos cara caras carita carisma estilizad* agraciad* bello bella bellos bellas belleza
    hermos* look* attractive appearance sexy simpatic* fuerte fuertes robust* atletic* musculos* fornid*`,
  photo: 'foto fotos fotografia* fotografic* selfie* photo photos picture* retrato*',
  family: `ataduras mama mamas gestantes hijo hij*  hijo hijos hija hijas embaraz* gravidez ingravidez gestacion gestante* madre madres padre padres solter* casad* divorciad* viud* separad* marido* esposo esposa
    pareja parejas novio novia familia familias familiar familiares cargas compromiso compromisos maternidad paternidad matrimonio* nino ninos nina ninas bebe bebes
    lactancia lactante* solo sola obligaciones responsabilidades`,
  health: `achaques protesis incapaci* oiga malo psicolog* corazon vertigo tratamiento pastillas dolores movilidad saludables medic* salud saludable* enferm* discapaci* minusval* dolencia* lesion* patolog* medicacion medicamento* vih sida hiv diabet* epilep* asma* hipertens* depresi* ansiedad columna
    espalda hernia* varices sano sana sanos sanas baja bajas impediment* cirugia* operacion* operad* alergi* mental mentales invalid* sord* ciego ciega ciegos ciegas cojo coja limitacion*
    padec* trastorno* cancer estres psiquiatric* psicologic* adiccion*`,
  belief: `izquierdas derechas hermanos bautizad* misa militan* creenc* simbolos votas musulman* religi* catolic* cristian* evangelic* protestante* musulm* islam* judio* judia* adventist* testigo testigos mormon* creyente* ateo* atea* fe iglesia velo hijab panuelo dios secta
    sectas ideolog* politic* sindica* sindicat* afiliad* congregacion espiritual*`,
}

/** What words around say of them. */
const CONTEXT_WORDS: Record<string, string> = {
  HIRE: `falta hace contratare contrataremos busque busca buscan buscamos busco buscando busqueda necesita necesitan necesitamos necesito solicita solicitan solicito solicitamos solicitar requiere requieren requerimos precisa precisan precisamos
    contrata contratan contratamos contrato contratar seleccionamos selecciona incorporamos incorporar incorpora urge urgen ofrece admite admiten acepta aceptan aceptamos queremos quiero vacante puesto looking hiring`,
  ONLY: 'solo solamente unicamente unico exclusivo exclusiva exclusivamente only exclusivos exclusivas nada nunca jamas',
  MUST: 'imprescindible* indispensable* excluyente* obligatori* requisito* requisitos necesario necesaria requerid* debe deben deberas ser sea sean seas tener tenga tengan contar cumplir exige exigimos',
  WISH: 'mejor poder preferible* preferente* preferencia prefiere preferimos preferiblemente valora valorara valorable ideal deseable gustaria perfil',
  ABSTAIN: 'abstenerse abstenganse abstengan absteneos abstener descarta descartan descartados descartad* excluyen',
  NO: 'no sin ni tampoco ningun ninguna ninguno nada not without',
  PERSON: `persona personas candidat* gente personal postulante* aspirante* empleado empleada empleados trabajador trabajadora alguien profesional* interesad* colaborador* companer*`,
  SERVE: `atencion atender atendemos atiende cuidado cuidar cuida cuidador cuidadora cuidadores acompanar acompanamiento asistir asistencia clases clase taller talleres monitor monitora educador educadora docente profesor
    profesora profesores maestr* apoyo intervencion centro residencia casa hogar piso albergue refugio acogida terapia terapeuta rehabilitacion servicio servicios campamento extraescolares formacion formar ensenar geriatria
    atendiendo vacunacion consulta trabajamos acogen programas`,
  CLIENT: `alumn* paciente* cliente* clienta* clientela usuari* publico huesped* turista* residente* adolescente* menor menores infantil bebe* familias anciana ancianos anciano mayores socios jugador* viajer* poblacion
    victima victimas segmento target audiencia consumidor* objetivo interno internos`,
  PRODUCT: `ropa moda calzado zapateria perfum* fragancia* coleccion seccion venta ventas prenda prendas uniforme* lenceria cosmetic* vestuario peluqueria boutique catalogo tienda producto productos marca vino vinos
    cerveza comida cocina restaurante aceite fruta cafeteria libreria revista plato platos escaparate* vitrina* mesa habitacion`,
  LAW: `ley leyes legal legales norma normas normativa programa subvencion subvencionad* ayuda ayudas garantia bonificad* bonificacion alternancia certificado reservad* accion plan igualdad reglamento
    decreto sepe sena ministerio municipio municipal cuota credencial conadis desempleo desemplead* paro permiso licencia alcohol alcoholicas insercion inserción exclusion aprendiz*`,
  OPEN: `indistint* indiferente cualquier cualquiera ambos diversidad divers* inclus* incluyente discrimin* importa igual bienvenid* todas todos independiente* distincion respet* animamos anima animate
    pregunta* prohibido opcional`,
  SPAN: `experiencia antiguedad trayectoria historia garantia hipoteca* prestamo* credito amortizacion mercado sector fundada fundado desde vigencia antiguo vehiculo coche edificio`,
  UNIT: `horas hora h dias dia meses mes semanas semana kg kilos kilo metros metro m cm euros eur pesos soles dolares usd mil personas clientes llamadas minutos km grados pagas plazas unidades hectareas habitaciones mesas`,
  YEARS: 'anos ano years year',
  LIMIT: `maximo maxima max minimo minima limite tope hasta menor menores mayor mayores mas menos entre superior inferior supere superar pase pasar pasa pasas cumplido cumplidos rango tramo comprendida comprendidas
    under over between igual`,
  LOOKS: 'buena buen excelente impecable optima agradable muy bien inmejorable buenas perfecta perfecto good',
  ASK: 'indica indicar indicando indique incluye incluir incluya mencionar menciona colocar manda mandar mandanos envia enviar enviad adjunta adjuntar adjuntando postular especificar dinos aporta aportar',
  PAPER:
    'cv cvs curriculum curriculums curriculo curriculos hoja candidatura candidaturas solicitud carta asunto correo whatsapp wasap',
  PLAY: 'casting papel personaje rol actor actriz actores figurante* pelicula comercial obra',
  TASK: `gestion gestionar control controlar limpieza realizar elaboracion elaborar registro tramitar tramitacion promover venta diseno disenar edicion editar editor coordinar analisis prevenir prevencion mantenimiento
    asesor* preparar presentar tomar retocar reponer carga cargar levantar mover`,
  GIVE: `ofrecemos seguro permiso licencia baja sustitucion sustituir conciliacion flexib* reduccion bono bonos guarderia beneficio* reconocimiento examen vigilancia descuento`,
}

function lookup(groups: Record<string, string>): (word: string) => string | undefined {
  const whole = new Map<string, string>()
  const starts = new Map<string, string>()
  for (const [name, list] of Object.entries(groups)) {
    for (const word of list.split(/\s+/)) {
      if (word.endsWith('*')) starts.set(word.slice(0, -1), name)
      else if (!whole.has(word)) whole.set(word, name)
    }
  }
  const lengths = [...starts.keys()].map(({ length }) => length)
  const shortest = Math.min(...lengths)
  const longest = Math.max(...lengths)
  return (word) => {
    const known = whole.get(word)
    if (known) return known
    for (let length = Math.min(word.length, longest); length >= shortest; length--) {
      const found = starts.get(word.slice(0, length))
      if (found) return found
    }
    return undefined
  }
}

export const groundOf = lookup(GROUND_WORDS) as (word: string) => Ground | undefined
export const contextOf = lookup(CONTEXT_WORDS)
