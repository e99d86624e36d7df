import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductCard, type CardProduct } from './product-card.tsx'

const aMug = (change: Partial<CardProduct> = {}): CardProduct => ({
  id: 16,
  type: 'simple',
  name: 'Caneca Serra',
  url: '/produto/caneca-serra/',
  sku: 'CER-1',
  price: { cents: 8900, regularCents: 8900 },
  cover: undefined,
  inStock: true,
  rating: 0,
  reviews: 0,
  colors: [],
  ...change,
})
const card = (change?: Partial<CardProduct>) => renderToStaticMarkup(<ProductCard product={aMug(change)} />)

test('a simple product in stock goes to the cart right from the grid', () => {
  const html = card()
  expect(html).toContain('class="button product_type_simple add_to_cart_button ajax_add_to_cart"')
  expect(html).toContain('href="?add-to-cart=16"')
  expect(html).toContain('data-product_id="16" data-product_sku="CER-1"')
  expect(html).toContain('data-success_message="“Caneca Serra” foi adicionado ao seu carrinho"')
  expect(html).toContain('instock')
})

test('of a product with a least quantity one press adds as many as an order has to have, and says so', () => {
  const html = card({ leastUnits: 3 })
  expect(html).toContain('data-quantity="3"')
  expect(html).toContain('href="?add-to-cart=16&amp;quantity=3"')
  expect(html).toContain('Adicionar 3 ao carrinho')
})

test('a gift card of any value asks for it on its own page', () => {
  const html = card({ asksForValue: true })
  expect(html).toContain('href="/produto/caneca-serra/"')
  expect(html).toContain('Escolher o valor')
  expect(html).not.toContain('ajax_add_to_cart')
})

test('what is said to a screen reader begins with the words on the button', () => {
  for (const change of [
    {},
    { leastUnits: 3 },
    { asksForValue: true as const },
    { type: 'variable' as const },
    { inStock: false },
  ]) {
    const [, label, words] = /class="button[^>]*aria-label="([^"]*)"[^>]*>([^<]*)</.exec(card(change))!
    expect(label!.startsWith(words!)).toBe(true)
  }
})

test('a product with variations asks the shopper to choose on its own page', () => {
  const html = card({ type: 'variable' })
  expect(html).toContain('href="/produto/caneca-serra/" class="button product_type_variable"')
  expect(html).toContain('Ver opções')
  expect(html).not.toContain('ajax_add_to_cart')
})

test('a product that is sold out says so and can not be added', () => {
  const html = card({ inStock: false, price: { cents: 7900, regularCents: 8900 } })
  expect(html).toContain('Esgotado')
  expect(html).toContain('Leia mais')
  expect(html).toContain('outofstock')
  expect(html).not.toContain('Oferta!')
  expect(html).not.toContain('add-to-cart')
})

test('a lower price is told as an offer', () => {
  expect(card({ price: { cents: 7900, regularCents: 8900 } })).toContain('Oferta!')
  expect(card()).not.toContain('Oferta!')
})

test('stars stand only where somebody has rated', () => {
  expect(card({ rating: 4.5, reviews: 8 })).toContain('Avaliação 4,5 de 5')
  expect(card()).not.toContain('Avaliação')
})

test('every colour is named, also those that have no dot', () => {
  const colors = ['Branco', 'Cru', 'Areia', 'Ocre', 'Oliva', 'Azul', 'Preto'].map((name) => ({ name, hex: '#123456' }))
  const html = card({ colors })
  expect(html).toContain('Cores: Branco, Cru, Areia, Ocre, Oliva, Azul, Preto')
  expect(html.match(/<circle/g)).toHaveLength(5)
  expect(html).toContain('+2')
})
