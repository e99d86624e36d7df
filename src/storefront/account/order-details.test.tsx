import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleOrder } from '#mail/example-order.ts'
import { OrderDetails } from './order-details.tsx'

const wordsOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')

test('the lines of an order add up to its subtotal; a coupon is taken off once, in its own line', () => {
  const [mug, cloth] = exampleOrder().lines
  const order = exampleOrder({
    lines: [{ ...mug!, discountCents: 998, totalCents: 8_982 }, cloth!],
    coupons: [{ code: 'dez', discountCents: 998 }],
    discountCents: 998,
    totalCents: 13_282,
  })
  const said = wordsOf(renderToStaticMarkup(<OrderDetails order={order} />))
  for (const words of [/Caneca de barro .*99,80/, /Subtotal: R\$ 127,80/, /Cupom: dez − R\$ 9,98/, /Total: R\$ 132,82/])
    expect(said).toMatch(words)
  expect(said).not.toContain('89,82')
})

test('what is sent for nothing is only named, and what the buyer wrote stands below the sums', () => {
  const order = exampleOrder({
    shippingCents: 0,
    shipping: { ...exampleOrder().shipping!, label: 'Frete grátis' },
    note: 'Sem pressa.',
  })
  const said = wordsOf(renderToStaticMarkup(<OrderDetails order={order} />))
  expect(said).toMatch(/Entrega: Frete grátis/)
  expect(said).toMatch(/Observações: Sem pressa\./)
})
