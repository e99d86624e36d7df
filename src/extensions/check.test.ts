import { expect, test } from 'vitest'
import { problemsOf } from './check.ts'
import type { Extension } from './contract.ts'

const whole: Extension = { name: 'gift-wrap', version: '1.0.0', contract: 1, title: 'Embrulho', description: 'Embrulha.' }
const ask = async () => []

test('a definition that fits has no problem', () => {
  expect(problemsOf(whole, 'extensions/gift-wrap')).toEqual([])
})

test.each<[string, unknown, RegExp]>([
  ['nothing', undefined, /export default defineExtension/],
  ['a strange name', { ...whole, name: 'Gift Wrap' }, /"name" não serve/],
  ['a name of the shop’s own routes', { ...whole, name: 'wc' }, /é de rotas da própria loja/],
  ['a newer contract', { ...whole, contract: 2 }, /contrato 2, e esta Vitrine conhece até o 1: atualize a Vitrine/],
  ['no contract', { ...whole, contract: undefined }, /atualize a extensão/],
  ['a strange version', { ...whole, version: 'um' }, /"version" não serve/],
  ['no title', { ...whole, title: ' ' }, /"title" falta/],
  ['a job twice removed from its rules', { ...whole, jobs: { 'Do It': ask } }, /Em "jobs", "Do It" não serve/],
  ['a question twice', { ...whole, doctor: [1, 2].map(() => ({ id: 'a', question: '', ask })) }, /"a" está duas vezes/],
  ['a route without a slash', { ...whole, routes: [{ path: 'points' }] }, /o caminho "points" não serve/],
  ['a setting with a strange name', { ...whole, settings: [{ name: 'a b' }] }, /Em "settings", "a b"/],
  [
    'a way to pay of another',
    { ...whole, payments: [{ id: 'pix' }] },
    /"pix" precisa ser "gift-wrap" ou começar com "gift-wrap-"/,
  ],
  ['a page of another', { ...whole, accountPages: [{ path: 'orders' }] }, /"orders" precisa ser "gift-wrap"/],
])('of %s it says what is wrong', (_what, definition, said) => {
  expect(problemsOf(definition, 'extensions/gift-wrap').join('\n')).toMatch(said)
})
