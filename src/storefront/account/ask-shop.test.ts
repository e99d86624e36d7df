import { expect, test } from 'vitest'
import { askShopText } from './ask-shop.ts'

test.each([
  [{ whatsapp: '', phone: '', email: '' }, 'Peça ajuda a quem atende na loja.'],
  [{ whatsapp: '', phone: '', email: 'oi@loja.example' }, 'Fale com a loja: e-mail oi@loja.example.'],
  [
    { whatsapp: '(32) 99955-0199', phone: '(32) 3355-0199', email: '' },
    'Fale com a loja: WhatsApp (32) 99955-0199 ou telefone (32) 3355-0199.',
  ],
])('of %j is told «%s»', (shop, told) => {
  expect(askShopText(shop)).toBe(told)
})
