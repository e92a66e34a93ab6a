import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/hiring/added-people/added-people.ts'
import { addPerson } from './add-person.service.ts'
import { confirmTold, removeAddedPerson } from './disclosure.service.ts'
import { findDuplicates } from './duplicates.service.ts'
import { eraseHeldCard, getHeldCard, takeHeldCard } from './held-card.service.ts'
import { readPersonFile, readPersonText } from './read-person.service.ts'

export function addedPeopleRoutes(serve: Serve): void {
  serve(contract.readPersonFile, readPersonFile)
  serve(contract.readPersonText, readPersonText)
  serve(contract.findDuplicates, findDuplicates)
  serve(contract.addPerson, addPerson)
  serve(contract.confirmTold, confirmTold)
  serve(contract.removeAddedPerson, removeAddedPerson)
  serve(contract.getHeldCard, getHeldCard)
  serve(contract.takeHeldCard, takeHeldCard)
  serve(contract.eraseHeldCard, eraseHeldCard)
}
