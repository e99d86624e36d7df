import { expect, test } from 'vitest'
import { addressTrouble } from './address-trouble.ts'

test('an address that the shop would make no link of is told', () => {
  for (const good of ['', '/loja/', '#topo', '?pagina=2', 'https://a.example/', 'mailto:oi@a.example', 'tel:+5511'])
    expect([good, addressTrouble(good)]).toEqual([good, undefined])
  for (const bad of ['www.a.example', 'loja', 'javascript:alert(1)', '//a.example', 'https://', 'C:\\loja'])
    expect([bad, addressTrouble(bad)]).toEqual([bad, 'Comece por / para páginas da loja, ou por https://, mailto: ou tel:.'])
})
