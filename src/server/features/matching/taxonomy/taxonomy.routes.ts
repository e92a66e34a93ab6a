import * as contract from '#shared/taxonomy.ts'
import type { Serve } from '../../../http/serve.ts'
import { searchPlaces, searchRoles, searchSkills } from './taxonomy.service.ts'

export function taxonomyRoutes(serve: Serve): void {
  serve(contract.searchSkills, searchSkills)
  serve(contract.searchRoles, searchRoles)
  serve(contract.searchPlaces, searchPlaces)
}
