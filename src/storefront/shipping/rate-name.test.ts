import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Rate } from '#shop/shipping/contract.ts'
import { RateName } from './rate-name.tsx'

const drawn = (over: Partial<Rate>) =>
  renderToStaticMarkup(
    createElement(RateName, { rate: { id: 'correios:03298', label: 'PAC', cents: 1_000, ...over }, mark: undefined }),
  )

test('what the shopper has to know of a way of sending stands under its days', () => {
  const note = 'Retirada na agência dos Correios'
  expect(drawn({ days: { from: 5, to: 8 }, note })).toMatch(
    /PAC.*5 a 8 dias úteis<\/span><span class="rate-days">Retirada na agência/,
  )
  expect(drawn({})).toBe('<span class="rate-label">PAC</span>')
})
