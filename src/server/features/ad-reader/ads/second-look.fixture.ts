import type { AnnotatedAd } from './annotated-ad.ts'

/** Written after the others were read well, to see whether their lessons hold. */
export const adsAtSecondLook: readonly AnnotatedAd[] = [
  {
    title: 'Cajero/a reponedor/a',
    text: `Supermercados Ñaco — Rosario
Buscamos cajeros/as y repositores
• Secundario completo (excl.)
• Exp. mínima 1 año en supermercado (no excluyente)
• Disp. horaria full time, francos rotativos
• Residir en zona sur
Ofrecemos: efectivización al 3er mes, sueldo según convenio + presentismo`,
    must: ['Secundario completo'],
    wanted: ['Disp. horaria', 'Residir en zona sur'],
    plus: ['mínima 1 año en supermercado'],
    never: ['francos'],
    document: ['place=Rosario', 'working_day=COMPLETA'],
  },
  {
    title: 'Residente de obra',
    text: `Constructora en Arequipa requiere:
RESIDENTE DE OBRA
- Arquitecto colegiado y habilitado
- Mínimo 5 años de exp. como residente en edificaciones
- Dominio de AutoCAD, S10 y MS Project
- Deseable maestría en gestión de la construcción
Remuneración: S/ 6,500 a S/ 7,500 mensuales en planilla`,
    must: [],
    wanted: ['colegiado', 'Mínimo 5 años de exp. como residente en edificaciones', 'AutoCAD', 'S10', 'MS Project'],
    plus: ['maestría en gestión de la construcción'],
    never: ['¿Vives'],
    document: ['place=Arequipa', 'salary=650000-750000 PEN MES 12'],
  },
  {
    title: 'Técnico de farmacia',
    text: `Farmacia en Alicante necesita Técnico/a en Farmacia y Parafarmacia para jornada de 30h.
- CFGM Farmacia y Parafarmacia o más de 3 años de experiencia en oficina de farmacia
- Formulación magistral, un plus
- Incorporación inmediata
Contrato indefinido. 18.500€ b/a`,
    must: [],
    wanted: ['CFGM Farmacia y Parafarmacia o más de 3 años de experiencia', 'Incorporación inmediata'],
    plus: ['Formulación magistral'],
    document: [
      'contract=INDEFINIDO',
      'working_day=PARCIAL',
      'hours_per_week=30',
      'place=Alicante',
      'salary=1850000-1850000 EUR ANIO 12',
    ],
  },
]
