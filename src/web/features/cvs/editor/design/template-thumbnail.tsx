import type { CvTemplate } from '#shared/cvs/cv-document.ts'
import { templatePicture } from '#shared/cvs/cv-templates.ts'

/** A page that the template itself drew, in the colour of the CV; the name beside it says the rest. */
export function TemplateThumbnail({ template, accent }: { template: CvTemplate; accent: string }) {
  return (
    <img
      src={templatePicture(template, accent)}
      alt=""
      loading="lazy"
      decoding="async"
      width={360}
      height={509}
      className="block h-auto w-full rounded-sm bg-[#fff]"
    />
  )
}
