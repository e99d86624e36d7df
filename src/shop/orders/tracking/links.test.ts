import { expect, test } from 'vitest'
import { isCorreiosCode } from './correios-code.ts'
import { trackingUrl } from './links.ts'

const CODE = 'AB123456785BR'
const CORREIOS = `https://rastreamento.correios.com.br/app/index.php?objetos=${CODE}`

test.each<[string, [carrier: string, code: string, url?: string], string | undefined]>([
  ['the merchant’s own address', ['Correios', CODE, 'https://t.example/1'], 'https://t.example/1'],
  ['Correios by its name', ['Correios', CODE], CORREIOS],
  ['Correios by its service', ['SEDEX', CODE], CORREIOS],
  ['Correios by the code alone', ['', CODE], CORREIOS],
  ['Jadlog', ['Jadlog .Package', '123'], 'https://www.jadlog.com.br/tracking?cte=123'],
  ['Loggi', ['loggi', '123'], 'https://www.loggi.com/rastreador/'],
  ['Melhor Envio', ['Melhor Envio', 'ME1'], 'https://www.melhorrastreio.com.br/rastreio/ME1'],
  ['a code with signs', ['Jadlog', 'a b&c'], 'https://www.jadlog.com.br/tracking?cte=a%20b%26c'],
  ['a carrier that nobody knows', ['Motoboy', '123'], undefined],
  ['another carrier with a code like those of Correios', ['Motoboy', CODE], undefined],
  ['a code that is not of Correios', ['', '123'], undefined],
  ['no code', ['Correios', ''], undefined],
])('%s', (_what, [carrier, code, url = ''], link) => expect(trackingUrl({ carrier, code, url })).toBe(link))

test.each([
  ['AB123456785BR', true],
  ['ab123456785br', true],
  ['AB473124829BR', true],
  ['AB123456789BR', false],
  ['AB12345678BR', false],
  ['123456785', false],
])('%s belongs to the post: %s', (code, is) => expect(isCorreiosCode(code)).toBe(is))
