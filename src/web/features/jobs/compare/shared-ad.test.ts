import { expect, it } from 'vitest'
import { isShared, sharedAd } from './shared-ad.ts'

const search = (title: string, text: string, url: string) =>
  new URLSearchParams({ anuncio_titulo: title, anuncio_texto: text, anuncio_enlace: url })

it('takes title, text and link as they come', () => {
  const shared = search('Camarera', 'Se busca camarera con experiencia.', 'https://empleos.example/1')
  expect(isShared(shared)).toBe(true)
  expect(sharedAd(shared)).toEqual({
    title: 'Camarera',
    text: 'Se busca camarera con experiencia.',
    url: 'https://empleos.example/1',
  })
  expect(isShared(new URLSearchParams('tab=alertas'))).toBe(false)
})

it('knows a link that came as the text, and takes it for no text', () => {
  const link = 'https://empleos.example/1?a=b'
  expect(sharedAd(search('', `Mira esto: ${link}`, ''))).toEqual({ title: '', text: '', url: link })
  const both = `Se busca camarera con dos años de experiencia. ${link}`
  expect(sharedAd(search('', both, ''))).toEqual({ title: '', text: both, url: link })
})

it('drops links that no application may keep, and what is too long', () => {
  expect(sharedAd(search('', '', 'http://empleos.example')).url).toBe('')
  expect(sharedAd(search('', '', 'javascript:alert(1)')).url).toBe('')
  expect(sharedAd(search('', '', `https://empleos.example/${'a'.repeat(300)}`)).url).toBe('')
  const { title, text } = sharedAd(search('t'.repeat(100), 'a'.repeat(20_000), ''))
  expect([title.length, text.length]).toEqual([80, 16_000])
})
