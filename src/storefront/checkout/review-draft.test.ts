import { expect, test } from 'vitest'
import { deliveryText } from '#shop/shipping/text.ts'
import { reviewDraft } from './ajax-routes.tsx'

test.each([
  [
    'the whole form',
    { post_data: 'billing_postcode=01310-100&payment_method=pix&terms=on' },
    { billing_postcode: '01310-100', payment_method: 'pix', terms: 'on' },
  ],
  [
    'what stands beside it, where the form says nothing',
    { postcode: '01310100', city: 'São Paulo', payment_method: 'cod' },
    { billing_postcode: '01310100', billing_city: 'São Paulo', payment_method: 'cod' },
  ],
  ['the form where both speak', { post_data: 'billing_city=Recife', city: 'Olinda' }, { billing_city: 'Recife' }],
  [
    'several choices of one name',
    { post_data: 'campos%2Ffita%5B%5D=Rosa&campos%2Ffita%5B%5D=Azul' },
    { 'campos/fita': 'Rosa\nAzul' },
  ],
  ['nothing that is no field of ours', { post_data: 'account_password=x&__proto__=y&price=1' }, {}],
  ['nothing from what is no text', { post_data: ['a'], postcode: null }, {}],
])('[CHECK-4] a call for the summary is read from %s', (_what, fields, draft) => expect(reviewDraft(fields)).toEqual(draft))

test.each([
  [{ from: 3, to: 5 }, '3 a 5 dias úteis'],
  [{ from: 2, to: 2 }, '2 dias úteis'],
  [{ from: 1, to: 1 }, '1 dia útil'],
])('a delivery of %j is «%s»', (days, text) => expect(deliveryText(days)).toBe(text))
