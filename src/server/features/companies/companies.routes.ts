import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/companies/companies.ts'
import { archiveCompany, restoreCompany } from './profile/archive.service.ts'
import { checkDomain, createCompany, getCompany, updateCompany } from './profile/companies.service.ts'
import { confirmDomain, sendDomainCode } from './profile/domain.service.ts'
import { addPhoto, removeCover, removeLogo, removePhoto, setCover, setLogo } from './profile/pictures.service.ts'
import { requestAccess } from './team/access-requests.service.ts'
import { acceptTransfer, cancelTransfer, declineTransfer, startTransfer } from './team/transfers.service.ts'

export function companiesRoutes(serve: Serve): void {
  serve(contract.createCompany, createCompany)
  serve(contract.checkDomain, checkDomain)
  serve(contract.requestAccess, requestAccess)
  serve(contract.getCompany, getCompany)
  serve(contract.updateCompany, updateCompany)
  serve(contract.setLogo, setLogo)
  serve(contract.removeLogo, removeLogo)
  serve(contract.setCover, setCover)
  serve(contract.removeCover, removeCover)
  serve(contract.addPhoto, addPhoto)
  serve(contract.removePhoto, removePhoto)
  serve(contract.sendDomainCode, sendDomainCode)
  serve(contract.confirmDomain, confirmDomain)
  serve(contract.archiveCompany, archiveCompany)
  serve(contract.restoreCompany, restoreCompany)
  serve(contract.startTransfer, startTransfer)
  serve(contract.cancelTransfer, cancelTransfer)
  serve(contract.acceptTransfer, acceptTransfer)
  serve(contract.declineTransfer, declineTransfer)
}
