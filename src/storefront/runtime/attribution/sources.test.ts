import { expect, test } from 'vitest'
import { seen, sourceIn } from '#tests/support/attributed-visits.ts'

const NONE = '(none)'
const campaign = (source: string, medium = NONE, name = NONE) => `utm | ${source} | ${medium} | ${name}`
const organic = (engine: string) => `organic | ${engine} | organic | (none)`
const referral = (host: string) => `referral | ${host} | referral | (none)`
const DIRECT = 'typein | (direct) | (none) | (none)'

const CAMPAIGNS: [query: string, source: string][] = [
  ['utm_source=news', campaign('news')],
  ['utm_medium=email', campaign(NONE, 'email')],
  ['utm_campaign=verao', campaign(NONE, NONE, 'verao')],
  ['utm_source=news&utm_medium=email&utm_campaign=verao', campaign('news', 'email', 'verao')],
  ['utm_campaign=verao&utm_source=news', campaign('news', NONE, 'verao')],
  ['cor=azul&utm_source=news&pagina=2', campaign('news')],
  ['utm_content=topo', campaign(NONE)],
  ['utm_term=caneca', campaign(NONE)],
  ['utm_id=77', campaign(NONE)],
  ['utm_source_platform=sa360', campaign(NONE)],
  ['utm_creative_format=video', campaign(NONE)],
  ['utm_marketing_tactic=remarketing', campaign(NONE)],
  ['utm_source=', campaign('')],
  ['utm_campaign=', campaign(NONE, NONE, '')],
  ['gclid=abc', campaign('google', 'cpc', 'google_cpc')],
  ['gclid=', campaign('google', 'cpc', 'google_cpc')],
  ['yclid=abc', campaign('yandex', 'cpc', 'yandex_cpc')],
  ['gclid=a&yclid=b', campaign('google', 'cpc', 'google_cpc')],
  ['gclid=a&utm_source=parceiro', campaign('parceiro', 'cpc', 'google_cpc')],
  ['gclid=a&utm_medium=shopping', campaign('google', 'shopping', 'google_cpc')],
  ['yclid=a&utm_campaign=inverno', campaign('yandex', 'cpc', 'inverno')],
  ['utm_source=a&utm_source=b', campaign('a,b')],
  ['utm_source=a&utm_source=b&utm_source=c', campaign('a,b,c')],
  ['utm_source=a=b', campaign('a')],
  ['utm_source=caf%C3%A9%20bom', campaign('café bom')],
  ['utm_campaign=ver%C3%A3o+2026', campaign(NONE, NONE, 'verão+2026')],
  ['utm_source=caf%E9', campaign('café')],
  ['utm_source=100%', campaign('100%')],
  ['utm_source=100%25', campaign('100%')],
  ['utm_source=%F0%9F%8C%B5', campaign('🌵')],
  ['utm_source=(none)', campaign(NONE)],
]
test.each(CAMPAIGNS)('[ATTR-1] a link with ?%s is a campaign', (query, source) => {
  expect(sourceIn(seen({ at: `/produto/caneca/?${query}` }))).toBe(source)
})

test.each([
  ['utm_content', 'utm_content'],
  ['utm_term', 'utm_term'],
  ['utm_id', 'utm_id'],
  ['utm_source_platform', 'utm_source_platform'],
  ['utm_creative_format', 'utm_creative_format'],
  ['utm_marketing_tactic', 'utm_marketing_tactic'],
] as const)('[ATTR-1] %s of the link is the field %s', (parameter, field) => {
  expect(seen({ at: `/?${parameter}=um%20valor` }).values[field]).toBe('um valor')
})

test.each([
  'UTM_SOURCE=a',
  'utm_source',
  'utm=a',
  'utm_outro=a',
  'fbclid=a',
  'msclkid=a',
  'gclidx=a',
  'ref=a',
  '__proto__=a',
  '',
])('[ATTR-1] a link with ?%s is no campaign', (query) => {
  expect(sourceIn(seen({ at: `/?${query}` }))).toBe(DIRECT)
})

test('[ATTR-1] what stands after the # is no campaign', () => {
  expect(sourceIn(seen({ at: '/#utm_source=news' }))).toBe(DIRECT)
})

const REFERRERS: [referrer: string, source: string][] = [
  ['https://www.google.com/', organic('google')],
  ['https://google.com/', organic('google')],
  ['https://www.google.com.br/', organic('google')],
  ['https://www.google.pt/search?q=caneca', organic('google')],
  ['https://www.google.co.uk/', organic('google')],
  ['https://mail.google.com/', referral('mail.google.com')],
  ['https://news.google.com/', referral('news.google.com')],
  ['https://google.algumacoisa.example/', referral('google.algumacoisa.example')],
  ['https://meugoogle.com/', referral('meugoogle.com')],
  ['https://yandex.ru/search/?text=caneca', organic('yandex')],
  ['https://www.yandex.com/search/?lr=1&text=caneca', organic('yandex')],
  ['https://m.yandex.com.tr/?TEXT=caneca', organic('yandex')],
  ['https://yandex.ru/', referral('yandex.ru')],
  ['https://www.bing.com/search?q=caneca', organic('bing')],
  ['https://bing.com/search?form=x&q=caneca', organic('bing')],
  ['https://cn.bing.com/search?Q=caneca', organic('bing')],
  ['https://www.bing.com/', referral('bing.com')],
  ['https://www.bing.com/search?form=x', referral('bing.com')],
  ['https://naobing.com/search?q=caneca', referral('naobing.com')],
  ['https://search.yahoo.com/search?p=caneca', organic('yahoo')],
  ['https://br.search.yahoo.com/search?ei=UTF-8&p=caneca', organic('yahoo')],
  ['https://search.yahoo.com/', referral('search.yahoo.com')],
  ['https://www.about.com/?q=caneca', organic('about')],
  ['https://www.about.com/', referral('about.com')],
  ['https://search.aol.com/aol/search?q=caneca', organic('aol')],
  ['https://search.aol.com/', referral('search.aol.com')],
  ['https://www.ask.com/web?q=caneca', organic('ask')],
  ['https://www.ask.com/', referral('ask.com')],
  ['https://searchassist.globososo.com/?q=caneca', organic('globo')],
  ['https://globososo.com/', referral('globososo.com')],
  ['https://go.mail.ru/search?q=caneca', organic('go.mail.ru')],
  ['https://mail.ru/search?q=caneca', referral('mail.ru')],
  ['https://nova.rambler.ru/search?query=caneca', organic('rambler')],
  ['https://nova.rambler.ru/search?q=caneca', referral('nova.rambler.ru')],
  ['https://search.tut.by/?query=caneca', organic('tut.by')],
  ['https://search.tut.by/', referral('search.tut.by')],
  ['https://duckduckgo.com/?q=caneca', referral('duckduckgo.com')],
  ['https://www.ecosia.org/search?q=caneca', referral('ecosia.org')],
  ['https://www.baidu.com/s?wd=caneca', referral('baidu.com')],
  ['https://www.startpage.com/?q=caneca', referral('startpage.com')],
  ['https://t.co/AbCdEf', referral('twitter.com')],
  ['https://plus.url.google.com/url?x', referral('plus.google.com')],
  ['https://www.facebook.com/', referral('facebook.com')],
  ['https://l.facebook.com/l.php?u=x', referral('l.facebook.com')],
  ['https://l.instagram.com/', referral('l.instagram.com')],
  ['https://www.instagram.com/casa/', referral('instagram.com')],
  ['https://br.pinterest.com/pin/1/', referral('br.pinterest.com')],
  ['https://www.youtube.com/', referral('youtube.com')],
  ['https://www.tiktok.com/', referral('tiktok.com')],
  ['https://lnkd.in/x', referral('lnkd.in')],
  ['https://web.whatsapp.com/', referral('web.whatsapp.com')],
  ['android-app://com.google.android.gm/', referral('com.google.android.gm')],
  ['http://blog.exemplo.example:8080/texto/', referral('blog.exemplo.example')],
  ['https://www.www.exemplo.example/', referral('www.exemplo.example')],
  ['https://ação.example/', referral('xn--ao-siap.example')],
  ['https://loja.example/', DIRECT],
  ['https://loja.example/produto/caneca/?q=1', DIRECT],
  ['http://loja.example/', DIRECT],
  ['https://loja.example:8443/', DIRECT],
  ['https://www.loja.example/', DIRECT],
  ['https://blog.loja.example/', DIRECT],
  ['https://a.b.loja.example/', DIRECT],
  ['https://outraloja.example/', referral('outraloja.example')],
  ['https://loja.example.golpe.example/', referral('loja.example.golpe.example')],
  ['https://example/', referral('example')],
  ['', DIRECT],
  ['about:blank', DIRECT],
  ['isto não é um endereço', DIRECT],
]
test.each(REFERRERS)('[ATTR-1] who comes from «%s»', (from, source) => {
  expect(sourceIn(seen({ from }))).toBe(source)
})

test('[ATTR-1] a referral tells the page that it stood on', () => {
  expect(seen({ from: 'https://blog.example/dez-canecas/?x=1' }).values).toMatchObject({
    utm_content: '/dez-canecas/',
    referrer: 'https://blog.example/dez-canecas/?x=1',
  })
})

test.each([
  ['https://www.google.com/', campaign('news')],
  ['https://blog.example/', campaign('news')],
  ['https://loja.example/', campaign('news')],
])('[ATTR-1] a campaign wins over the referrer %s', (from, source) => {
  expect(sourceIn(seen({ at: '/?utm_source=news', from }))).toBe(source)
})

test.each([
  ['utm_source=a', 'https://yandex.ru/search/?text=caneca%20azul', 'caneca azul'],
  ['utm_source=a&utm_term=vaso', 'https://yandex.ru/search/?text=caneca', 'vaso'],
  ['yclid=a', 'https://yandex.ru/', NONE],
  ['utm_source=a', 'https://www.bing.com/search?q=caneca', NONE],
])('[ATTR-1] the term of ?%s from %s is %s', (query, from, term) => {
  expect(seen({ at: `/?${query}`, from }).values.utm_term).toBe(term)
})
