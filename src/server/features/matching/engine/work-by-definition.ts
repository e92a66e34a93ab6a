/**
 * What somebody does by the meaning of the word for their trade, where both are called otherwise: nobody is a
 * «carretillero» who drives no «carretilla elevadora», though no word of one stands in the other.
 */
const PAIRS = `
  waiter table-service | forklift-operator forklift-operation | construction-manager construction-management
  tiler tiling | house-painter house-painting | plasterer plastering | gas-fitter gas-installation
  crane-operator crane-operation | solar-panel-installer solar-photovoltaics | pool-technician pool-maintenance
  machinist machining | sheet-metal-worker sheet-metal-work | auto-body-repairer auto-body-repair
  motorcycle-mechanic motorcycle-repair | tire-fitter tire-fitting | tailor sewing | printing-operator printing
  packer packing | stevedore loading-and-unloading | removal-worker loading-and-unloading | truck-driver truck-driving
  hotel-housekeeper room-cleaning | tour-guide tour-guiding | pest-control-technician pest-control
  shelf-stacker shelf-stocking | funeral-worker funeral-services | firefighter firefighting | lifeguard lifeguarding
  nanny childcare | nursery-assistant childcare | care-home-assistant elderly-care | phlebotomist phlebotomy
  disability-support-worker disability-support | domestic-worker household-cleaning
  camera-operator camera-operation | video-editor video-editing | dancer dance | actor theatre
  primary-school-teacher primary-education | secondary-school-teacher secondary-education | english-teacher language-teaching
  mathematics-teacher mathematics-teaching | yoga-instructor yoga | tattoo-artist tattoo-and-piercing
  recruiter recruitment | debt-collector debt-collection | telesales-agent telesales | call-center-agent call-center
  data-entry-clerk data-entry | switchboard-operator telephone-handling | customs-agent customs-clearance
  project-manager project-management | software-developer programming | frontend-developer web-development
  full-stack-developer web-development | php-developer web-development | react-developer web-development
  claims-adjuster claims-handling | bodyguard close-protection | flight-attendant in-flight-service
`

const BY_ROLE: ReadonlyMap<string, string> = new Map(
  PAIRS.split(/[|\n]/).flatMap((pair) => {
    const [role, skill] = pair.trim().split(' ')
    return role && skill ? [[role, skill] as const] : []
  }),
)

export const workByDefinition = (role_id: string): string[] => {
  const skill = BY_ROLE.get(role_id)
  return skill === undefined ? [] : [skill]
}
