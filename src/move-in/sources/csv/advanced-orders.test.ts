import { expect, test } from 'vitest'
import { thingsOf } from '#tests/support/csv-things.ts'

const HEADINGS =
  'Order Number,Order Status,Order Date,Customer Note,First Name (Billing),Last Name (Billing),Address 1&2 (Billing),City (Billing),State Code (Billing),Postcode (Billing),Country Code (Billing),Email (Billing),Phone (Billing),First Name (Shipping),Payment Method Title,Cart Discount Amount,Shipping Method Title,Order Shipping Amount,Order Refund Amount,Order Total Amount,SKU,Item #,Item Name,Quantity (- Refund),Item Cost,Coupon Code'
const lineOf = (number: string, status: string, rest: string) =>
  `${number},${status},2024-05-03 14:20,Na portaria,Ana,Souza,"Rua A, 10",Lapa,PR,83750-000,BR,Ana@example.com,41999990000,Ana,Pix,10.00,PAC,20.5,0,120.50,${rest}`

test('orders of Advanced Order Export, an item in each line, agree to the centavo', async () => {
  const [one, other] = await thingsOf(
    [
      HEADINGS,
      lineOf('4711', 'Completed', 'A,1,Caneca,2,30,DEZ'),
      lineOf('4711', 'Completed', 'B,2,Prato,1,50,DEZ'),
      lineOf('4712', 'Pagamento pendente', 'B,1,Prato,1,110,'),
    ].join('\n'),
  )
  expect(one).toMatchObject({
    kind: 'order',
    oldId: '4711',
    data: {
      number: '4711',
      status: 'completed',
      total: '120.50',
      shipping_total: '20.50',
      discount_total: '10.00',
      date_created_gmt: '2024-05-03T17:20:00',
      payment_method_title: 'Pix',
      customer_note: 'Na portaria',
      billing: { first_name: 'Ana', address_1: 'Rua A, 10', state: 'PR', postcode: '83750-000', email: 'ana@example.com' },
      coupon_lines: [{ code: 'DEZ', discount: '10.00' }],
      fee_lines: [],
    },
  })
  expect(one!.data['line_items']).toMatchObject([
    { name: 'Caneca', sku: 'A', quantity: 2, subtotal: '60.00', total: '54.55' },
    { name: 'Prato', sku: 'B', quantity: 1, subtotal: '50.00', total: '45.45' },
  ])
  expect(other).toMatchObject({ oldId: '4712', data: { status: 'pending', coupon_lines: [] } })
})

test('of an item that has a cost of its line alone, the unit is worked out, and its choice is named', async () => {
  const [order] = await thingsOf(
    'Order ID,Order Number,Order Status,Order Date,Order Total Amount,Product Name (main),Product Variation,Quantity,Order Line Subtotal\n91,A-91,Aguardando,03/05/2024,30,Camiseta,Azul | P,3,30',
  )
  expect(order).toMatchObject({
    oldId: '91',
    data: { number: 'A-91', status: 'on-hold', line_items: [{ name: 'Camiseta (Azul , P)', quantity: 3, total: '30.00' }] },
  })
})

test('customers of the statistics come with their names and places', async () => {
  const [ana] = await thingsOf(
    'Name,Username,Last active,Date registered,Email,Orders,Total spend,AOV,Country / Region,City,Region,Postal code\nAna Souza,ana,2024-05-03 10:00:00,2023-01-02 10:00:00,ANA@example.com,3,300.5,100,BR,Lapa,PR,83750-000',
  )
  expect(ana).toMatchObject({
    kind: 'customer',
    data: {
      email: 'ana@example.com',
      first_name: 'Ana',
      last_name: 'Souza',
      date_created_gmt: '2023-01-02T13:00:00',
      billing: { city: 'Lapa', state: 'PR', postcode: '83750-000' },
    },
  })
})
