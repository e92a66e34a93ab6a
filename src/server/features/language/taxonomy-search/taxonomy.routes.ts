import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/language/taxonomy.ts'
import { searchPlaces, searchRoles, searchSkills } from './taxonomy.service.ts'

export function taxonomyRoutes(serve: Serve): void {
  serve(contract.searchSkills, searchSkills)
  serve(contract.searchRoles, searchRoles)
  serve(contract.searchPlaces, searchPlaces)
}
