import { expect, test } from 'vitest'
import { guideText, robotsText } from './plain-files.ts'

const shopUrl = 'https://loja.example'
const shop = {
  name: 'Casa [Aroeira](x)\n# outra',
  tagline: '',
  legalName: '',
  document: '',
  address: '',
  city: '',
  state: '',
  postcode: '',
  email: '',
  phone: '',
  whatsapp: '',
  hours: '',
  privacyContact: '',
}

test('robots read everything but what belongs to a visitor, and find the map', () => {
  const text = robotsText({ isClosed: false, shopUrl })
  expect(text).toContain('Disallow: /checkout/\n')
  expect(text).toContain('Sitemap: https://loja.example/sitemap.xml')
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test('a shop that is being prepared is read by nobody', () => {
  expect(robotsText({ isClosed: true, shopUrl })).toBe('User-agent: *\nDisallow: /\n')
})

test('the guide is plain lines that no name can break out of, and leaves out what there is none of', () => {
  const post = { title: 'Um\n- [título](javascript:x)', url: '/blog/um/', about: 'Sobre\nisto' }
  const text = guideText({ shop, categoryLinks: [], pages: [], posts: [post], shopUrl })
  expect(text).toContain('# Casa Aroeira(x) # outra\n')
  expect(text).toContain('- [Um - título(javascript:x)](https://loja.example/blog/um/): Sobre isto\n')
  expect(text).not.toContain('## Prateleiras')
  expect(text).toContain('- [Mapa do site](https://loja.example/sitemap.xml)')
})
