import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop()
  ;({ api } = await apiAs(shop, 'shop_manager'))
})
afterAll(async () => await shop?.close())

const put = (path: string, body: object) => api(path, { method: 'PUT', body })
const ZONES = '/wc/v3/shipping/zones'
const stale = (current: object | string) => ({
  status: 409,
  body: { code: 'woocommerce_rest_stale_version', data: { status: 409, current } },
})

test('two people with the same area open: the second is told what it is now, and a program without a version is not asked', async () => {
  const { body: zone } = await api(ZONES, { method: 'POST', body: { name: 'Minas' } })
  const path = `${ZONES}/${zone.id}`
  expect((await put(path, { name: 'Minas e Rio', version: zone.version })).body.version).toBe(zone.version + 1)
  expect(await put(path, { name: 'Sudeste', version: zone.version })).toMatchObject(stale({ name: 'Minas e Rio' }))
  const places = { locations: [{ code: 'BR:MG', type: 'state' }] }
  expect(await put(`${path}/locations`, { ...places, version: zone.version })).toMatchObject(stale({ name: 'Minas e Rio' }))
  expect((await put(`${path}/locations`, { ...places, version: zone.version + 1 })).body).toMatchObject(places.locations)
  // Where it stands in the list is nobody's edit.
  expect((await put(path, { order: 7 })).body).toMatchObject({ order: 7, version: zone.version + 2 })
  expect((await put(path, { name: 'Sudeste' })).body).toMatchObject({ name: 'Sudeste', version: zone.version + 3 })
})

test('two people with the same way of sending open; of those who change different settings without a version both do', async () => {
  const { body: zone } = await api(ZONES, { method: 'POST', body: { name: 'Bahia' } })
  const { body: method } = await api(`${ZONES}/${zone.id}/methods`, { method: 'POST', body: { method_id: 'flat_rate' } })
  const path = `${ZONES}/${zone.id}/methods/${method.id}`
  expect((await put(path, { settings: { cost: '10.00' }, version: method.version })).status).toBe(200)
  const second = await put(path, { title: 'Motoboy', settings: { cost: '12.00' }, version: method.version })
  expect(second).toMatchObject(stale({ settings: { cost: { value: '10.00' } } }))
  const inputs = [{ cost: '11.00' }, { days_to: '9' }, { days_from: '1' }, { cost_per_further_unit: '2.00' }]
  await Promise.all(inputs.map((settings) => put(path, { settings })))
  const { settings } = (await api(path)).body
  expect([settings.cost, settings.days_to, settings.days_from, settings.cost_per_further_unit].map(({ value }) => value)).toEqual(
    ['11.00', '9', '1', '2.00'],
  )
})

test('two people with the same way to pay open; another way to pay is another thing', async () => {
  const path = '/wc/v3/payment_gateways'
  const first = (await api(`${path}/bacs`)).body
  expect((await put(`${path}/bacs`, { title: 'Transferência', version: first.version })).body.version).toBe(first.version + 1)
  expect(await put(`${path}/bacs`, { title: 'TED', version: first.version })).toMatchObject(stale({ title: 'Transferência' }))
  const cod = (await api(`${path}/cod`)).body
  expect((await put(`${path}/cod`, { title: 'Na entrega', version: cod.version })).status).toBe(200)
  expect((await put(`${path}/bacs`, { title: 'TED' })).body).toMatchObject({ title: 'TED', version: first.version + 2 })
})

test('two people with the same setting open: of many at once one gets through, and other settings of the row stay', async () => {
  const path = '/wc/v3/settings/general'
  await put(`${path}/vitrine_phone`, { value: '(11) 3333-0000' })
  const tries = Array.from({ length: 12 }, (_, one) =>
    put(`${path}/vitrine_whatsapp`, { value: `(11) 99999-00${10 + one}`, was: '' }),
  )
  const answers = await Promise.all(tries)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
  const { value } = (await api(`${path}/vitrine_whatsapp`)).body
  const batch = await api('/wc/v3/settings/batch', {
    method: 'POST',
    body: {
      update: [
        { group_id: 'general', id: 'vitrine_whatsapp', value: '(11) 99999-0099', was: '' },
        { group_id: 'general', id: 'vitrine_hours', value: 'Seg. a sex.', was: '' },
      ],
    },
  })
  expect(batch.body.update).toMatchObject([{ error: { data: { status: 409, current: value } } }, { value: 'Seg. a sex.' }])
  expect((await api(`${path}/vitrine_phone`)).body.value).toBe('(11) 3333-0000')
})

test('a table of freight says which of its rows no parcel could be priced by', async () => {
  const { body: zone } = await api(ZONES, { method: 'POST', body: { name: 'Tabela' } })
  const row = { from: '01000000', to: '19999999', upto_grams: 300, cents: 1_590, days: { from: 2, to: 4 } }
  const add = (rows: object[]) =>
    api(`${ZONES}/${zone.id}/methods`, { method: 'POST', body: { method_id: 'table_rate', settings: { rows } } })
  expect(await add([row, { ...row, cents: 'caro' }])).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Confira a linha 2') },
  })
  const { settings } = (await add([row])).body
  expect(settings.rows).toMatchObject({
    type: 'table',
    columns: expect.arrayContaining([{ id: 'from', label: 'CEP de', kind: 'cep' }]),
  })
  expect(JSON.parse(settings.rows.value)).toEqual([row])
})
