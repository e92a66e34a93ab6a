import { asHtml, html } from '#server/platform/html.ts'
import { smallPage } from '#server/platform/http/small-page.ts'

/** Asks for the password without saying whose CV it is. */
export function passwordPage(path: string, wrong?: string): string {
  const told = wrong && html`<p class="wrong" id="wrong" role="alert">${wrong}</p>`
  const marks = wrong && asHtml(' aria-invalid="true" aria-describedby="wrong"')
  const form = html`<form method="post" action="${path}"><label for="password">Contraseña</label>
<input id="password" name="password" type="password" required maxlength="1024" autocomplete="off" autofocus${marks}>${told}
<div class="row"><button class="strong">Ver CV</button><button name="download" value="1">Descargar</button></div></form>`
  return smallPage('Este CV está protegido', 'Escribe la contraseña que te dio quien compartió el enlace.', form)
}
