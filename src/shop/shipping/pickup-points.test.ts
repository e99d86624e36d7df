import { expect, test } from 'vitest'
import { MOST_PICKUP_POINTS, pickupAt, readPickupPoints } from './pickup-points.ts'

const stored = (...points: unknown[]) => ({ list: { points, version: 3 } })
const centro = {
  name: 'Loja Centro',
  address: 'Rua Direita, 10',
  city: 'Tiradentes',
  state: 'mg',
  postcode: '36325-000',
  method_id: 7,
}

test('a stored place is read with its CEP in digits and its state in capitals', () => {
  const { points, version } = readPickupPoints(stored(centro))
  expect(points).toMatchObject([{ name: 'Loja Centro', state: 'MG', postcode: '36325000', methodId: 7, pictureId: 0 }])
  expect(version).toBe(3)
})

test.each([[undefined], [null], ['x'], [{ list: 5 }], [stored({}, null, { name: 'Sem endereço' }, 'x')]])(
  'what was stored by halves is no place: %j',
  (raw) => expect(readPickupPoints(raw).points).toEqual([]),
)

test('there are never more places than a page can show', () => {
  expect(readPickupPoints(stored(...Array.from({ length: 80 }, () => centro))).points).toHaveLength(MOST_PICKUP_POINTS)
})

test('who chooses to fetch an order reads at which place, where the merchant tied one to this way', () => {
  const { points } = readPickupPoints(stored({ ...centro, hours: 'Seg a sex: 9h às 18h\nSáb: 9h às 12h' }))
  expect(pickupAt(points, 'local_pickup:7')).toEqual({
    address: 'Loja Centro, Rua Direita, 10, Tiradentes – MG',
    hours: 'Seg a sex: 9h às 18h; Sáb: 9h às 12h',
  })
  expect(pickupAt(points, 'local_pickup:8')).toBeUndefined()
  expect(pickupAt(points, 'flat_rate:7')).toBeUndefined()
})
