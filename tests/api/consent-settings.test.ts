import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { type Api, apiAs } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  ;({ api } = await apiAs(shop, 'shop_manager'))
})
afterAll(() => shop.close())

const set = (id: string, value: string) => api(`/wc/v3/settings/privacy/${id}`, { method: 'PUT', body: { value } })
const onPage = async () => (await shop.get('/')).body

test('[ATTR-8] the merchant says whether the shop asks first, and pages follow at once', async () => {
  expect(await onPage()).toContain('&quot;mode&quot;:&quot;opt-out&quot;')
  expect(await set('vitrine_consent_mode', 'opt-in')).toMatchObject({ status: 200, body: { value: 'opt-in' } })
  await eventually('pages ask first', async () => (await onPage()).includes('&quot;mode&quot;:&quot;opt-in&quot;'))
  expect(await set('vitrine_consent_version', '2')).toMatchObject({ status: 200, body: { value: '2' } })
  const { body } = await api('/wc/v3/settings/privacy')
  const values = Object.fromEntries(body.map(({ id, value }: { id: string; value: string }) => [id, value]))
  expect(values).toMatchObject({ vitrine_consent_mode: 'opt-in', vitrine_consent_banner: 'yes', vitrine_consent_version: '2' })
})

test('[CORE-4] a tag manager is named by its id alone, and taken away again', async () => {
  expect((await set('vitrine_consent_gtm_id', 'GTM-ABC123')).status).toBe(200)
  await eventually('pages name it', async () => (await onPage()).includes('googletagmanager.com/gtm.js?id=GTM-ABC123'))
  expect((await set('vitrine_consent_gtm_id', '')).body.value).toBe('')
  await eventually('pages forget it', async () => !(await onPage()).includes('googletagmanager'))
})

test.each([
  ['vitrine_consent_mode', 'never'],
  ['vitrine_consent_version', '0'],
  ['vitrine_consent_policy_url', 'https://evil.example/'],
  ['vitrine_consent_policy_url', '//evil.example/'],
  ['vitrine_consent_gtm_id', '"><script>'],
])('%s: %s is refused', async (id, value) => {
  expect(await set(id, value)).toMatchObject({ status: 400, body: { code: 'rest_setting_value_invalid' } })
})
