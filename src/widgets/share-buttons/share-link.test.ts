import { expect, test } from 'vitest'
import { NETWORKS, shareLabel, type Network } from './networks.ts'
import { sharedPage, shareLink, type Shared } from './share-link.ts'

const JAR: Shared = {
  url: 'https://loja.example/jarro/?cor=azul&x=1',
  title: 'Jarro nº 1 & tampa',
  text: 'Do barro à mesa',
  image: 'https://loja.example/media/1.webp',
}
const URL_PART = 'https%3A%2F%2Floja.example%2Fjarro%2F%3Fcor%3Dazul%26x%3D1'
const TITLE = 'Jarro%20n%C2%BA%201%20%26%20tampa'
const TEXT = 'Do%20barro%20%C3%A0%20mesa'
const IMAGE = 'https%3A%2F%2Floja.example%2Fmedia%2F1.webp'

const LINKS: Record<Network, string | undefined> = {
  facebook: `https://www.facebook.com/sharer.php?u=${URL_PART}`,
  twitter: `https://twitter.com/intent/tweet?text=${TEXT}%20${URL_PART}`,
  linkedin: `https://www.linkedin.com/shareArticle?mini=true&url=${URL_PART}&title=${TITLE}&summary=${TEXT}&source=${URL_PART}`,
  pinterest: `https://www.pinterest.com/pin/create/button/?url=${URL_PART}&media=${IMAGE}`,
  reddit: `https://reddit.com/submit?url=${URL_PART}&title=${TITLE}`,
  vk: `https://vk.com/share.php?url=${URL_PART}&title=${TITLE}&description=${TEXT}&image=${IMAGE}`,
  odnoklassniki: `https://connect.ok.ru/offer?url=${URL_PART}&title=${TITLE}&imageUrl=${IMAGE}`,
  tumblr: `https://tumblr.com/share/link?url=${URL_PART}`,
  digg: `https://digg.com/submit?url=${URL_PART}`,
  skype: `https://web.skype.com/share?url=${URL_PART}`,
  stumbleupon: `https://www.stumbleupon.com/submit?url=${URL_PART}`,
  mix: `https://mix.com/add?url=${URL_PART}`,
  telegram: `https://telegram.me/share/url?url=${URL_PART}&text=${TEXT}`,
  pocket: `https://getpocket.com/edit?url=${URL_PART}`,
  xing: `https://www.xing.com/spi/shares/new?url=${URL_PART}`,
  whatsapp: `https://api.whatsapp.com/send?text=*${TITLE}*%0A${TEXT}%0A${URL_PART}`,
  email: `mailto:?subject=${TITLE}&body=${TEXT}%0A${URL_PART}`,
  print: undefined,
}

test.each(Object.entries(LINKS))('[SHARE-1] %s is opened with the page filled in', (network, link) => {
  expect(shareLink(network as Network, JAR)).toBe(link) // the keys of a record by network
})

test('[SHARE-1] the shop knows the eighteen networks', () => {
  expect(Object.keys(NETWORKS)).toHaveLength(18)
  expect(Object.keys(LINKS).sort()).toEqual(Object.keys(NETWORKS).sort())
})

test('[SHARE-1] what a page does not have is left out', () => {
  const bare = { ...JAR, title: '', text: '', image: '' }
  expect(shareLink('pinterest', bare)).toBe(`https://www.pinterest.com/pin/create/button/?url=${URL_PART}`)
  expect(shareLink('twitter', bare)).toBe(`https://twitter.com/intent/tweet?text=${URL_PART}`)
  expect(shareLink('whatsapp', bare)).toBe(`https://api.whatsapp.com/send?text=${URL_PART}`)
  expect(shareLink('email', bare)).toBe(`mailto:?body=${URL_PART}`)
  expect(shareLink('telegram', { ...JAR, text: '' })).toBe(`https://telegram.me/share/url?url=${URL_PART}&text=${TITLE}`)
})

test('[SHARE-1] a # in words does not become a tag', () => {
  const link = shareLink('reddit', { ...JAR, title: '#1 do ateliê' })
  expect(link).toBe(`https://reddit.com/submit?url=${URL_PART}&title=1%20do%20ateli%C3%AA`)
})

const PAGE = { url: 'https://loja.example/sobre/', title: 'Sobre' }
test.each([
  ['', 'https://loja.example/sobre/', 'Sobre'],
  ['/loja/', 'https://loja.example/loja/', ''],
  ['https://outra.example/x', 'https://outra.example/x', ''],
  ['mailto:oi@loja.example', 'https://loja.example/sobre/', 'Sobre'],
  ['javascript:alert(1)', 'https://loja.example/sobre/', 'Sobre'],
  ['https://', 'https://loja.example/sobre/', 'Sobre'],
])('[SHARE-1] with share_url «%s» the address %s is shared', (chosen, url, title) => {
  expect(sharedPage(chosen, PAGE)).toEqual({ url, title, text: '', image: '' })
})

test.each<[Network, string]>([
  ['facebook', 'Compartilhar no Facebook'],
  ['twitter', 'Compartilhar no X (Twitter)'],
  ['email', 'Compartilhar por e-mail'],
  ['print', 'Imprimir esta página'],
])('[SHARE-1] the button of %s says «%s»', (network, label) => {
  expect(shareLabel(network)).toBe(label)
})
