import type { Serve } from '#server/platform/http/serve.ts'
import * as privacy from '#shared/cvs/cv-privacy.ts'
import { getTemplatePicture as templatePicture } from '#shared/cvs/cv-templates.ts'
import * as contract from '#shared/cvs/cvs.ts'
import { exportCv, getCvPreview, previewCv, readBackCv } from './cv-files.service.ts'
import { getCvPrivacy } from './cv-privacy.service.ts'
import { createCv, getCv, listCvs, saveCv } from './cvs.service.ts'
import { archiveCv, deleteCv, duplicateCv, makeBaseCv, unarchiveCv } from './manage.service.ts'
import { shareCv, unshareCv } from './sharing/share.service.ts'
import { getTemplatePicture } from './template-pictures.service.ts'
import { getCvVersion, listCvVersions, nameCvVersion, restoreCvVersion } from './versions/versions.service.ts'

export function cvsRoutes(serve: Serve): void {
  serve(contract.listCvs, listCvs)
  serve(privacy.getCvPrivacy, getCvPrivacy)
  serve(contract.createCv, createCv)
  serve(contract.getCv, getCv)
  serve(contract.saveCv, saveCv)
  serve(contract.deleteCv, deleteCv)
  serve(contract.duplicateCv, duplicateCv)
  serve(contract.makeBaseCv, makeBaseCv)
  serve(contract.archiveCv, archiveCv)
  serve(contract.unarchiveCv, unarchiveCv)
  serve(contract.getCvPreview, getCvPreview)
  serve(contract.previewCv, previewCv)
  serve(contract.exportCv, exportCv)
  serve(contract.readBackCv, readBackCv)
  serve(contract.listCvVersions, listCvVersions)
  serve(contract.getCvVersion, getCvVersion)
  serve(contract.nameCvVersion, nameCvVersion)
  serve(contract.restoreCvVersion, restoreCvVersion)
  serve(contract.shareCv, shareCv)
  serve(contract.unshareCv, unshareCv)
  serve(templatePicture, getTemplatePicture)
}
