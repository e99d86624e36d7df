import { expect, test } from 'vitest'
import { campaignLink } from './campaign-link.ts'

const SHOP = 'https://loja.example'
const MAIO = { source: 'Instagram', medium: 'Stories', campaign: 'Dia das Mães' }
const link = (over: object = {}) => campaignLink({ address: '/loja/', ...MAIO, ...over }, SHOP)

test('an address of the shop gets the words of the campaign, small and without accents', () => {
  expect(link()).toEqual({
    ok: true,
    url: 'https://loja.example/loja/?utm_source=instagram&utm_medium=stories&utm_campaign=dia-das-maes',
  })
})

test('what stood in the address stays, and an older campaign goes', () => {
  expect(link({ address: 'https://loja.example/loja/?cor=azul&utm_source=velha#lista', content: 'vídeo 1' })).toEqual({
    ok: true,
    url: 'https://loja.example/loja/?cor=azul&utm_source=instagram&utm_medium=stories&utm_campaign=dia-das-maes&utm_content=video-1#lista',
  })
})

test.each([
  [{ address: 'https://golpe.example/' }, 'outro site'],
  [{ address: '//golpe.example/' }, 'outro site'],
  [{ address: 'javascript:alert(1)' }, 'outro site'],
  [{ address: 'https://' }, 'endereço da loja'],
  [{ source: ' ' }, 'de onde vem'],
  [{ medium: '!!!' }, 'o meio'],
  [{ campaign: '' }, 'nome à campanha'],
])('%j is refused in words', (over, words) => {
  expect(link(over)).toEqual({ ok: false, problem: expect.stringContaining(words) })
})
