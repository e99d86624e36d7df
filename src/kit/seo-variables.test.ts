import { expect, test } from 'vitest'
import { isUsualTitle, resolveSeo } from './seo-variables.ts'

const VALUES = { title: 'Caneca Serra', sitename: 'Casa & Barro', page: '', wc_price: 'R$ 49,90', primary_category: '' }

test.each([
  ['%%title%% %%page%% %%sep%% %%sitename%%', 'Caneca Serra - Casa & Barro'],
  ['%title% %sep% %sitename%', 'Caneca Serra - Casa & Barro'],
  ['Compre %%Title%% por %%wc_price%%', 'Compre Caneca Serra por R$ 49,90'],
  ['%%title%% %%sep%% %%primary_category%% %%sep%% %%sitename%%', 'Caneca Serra - Casa & Barro'],
  ['%%primary_category%% %%sep%% %%title%% %%sep%% %%page%%', 'Caneca Serra'],
  ['50% de desconto e 10% no Pix', '50% de desconto e 10% no Pix'],
  ['%title%: 50% de desconto', 'Caneca Serra: 50% de desconto'],
  ['%%title%% com 50% de desconto', 'Caneca Serra com 50% de desconto'],
  ['- Só hoje -', '- Só hoje -'],
  ['  Dois   espaços ', 'Dois espaços'],
  ['', ''],
])('«%s» becomes «%s»', (text, wanted) => {
  expect(resolveSeo(text, VALUES)).toEqual({ text: wanted, unknown: [] })
})

test('variables that mean nothing here are left out and named', () => {
  expect(resolveSeo('%%title%% %%currentyear%% %%cf_cor%%', VALUES)).toEqual({
    text: 'Caneca Serra',
    unknown: ['currentyear', 'cf_cor'],
  })
  expect(resolveSeo('%title% %customfield(cor)% %__proto__%', VALUES).text).toBe('Caneca Serra %__proto__%')
})

test('the separator is the old shop’s', () => {
  expect(resolveSeo('%%title%% %%sep%% %%sitename%%', VALUES, '|').text).toBe('Caneca Serra | Casa & Barro')
})

test.each([
  ['Caneca Serra - Casa & Barro', true],
  ['Caneca Serra – Casa & Barro', true],
  ['Caneca Serra | casa & barro', true],
  ['Caneca Serra Arquivos - Casa & Barro', true],
  ['Caneca Serra', true],
  ['', true],
  ['Caneca Serra azul - Casa & Barro', false],
  ['Caneca Serra - Outra loja', false],
  ['Canecas', false],
])('«%s» says no more than name and shop: %s', (title, isUsual) => {
  expect(isUsualTitle(title, 'Caneca Serra', 'Casa & Barro')).toBe(isUsual)
})
