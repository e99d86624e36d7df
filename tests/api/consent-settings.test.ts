import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
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

test('the log tells who agreed to what as far as it is known, is searched, and goes into a table', async () => {
  const receipt = 'r'.repeat(22)
  const cookies = { receipt, version: '1-1', statistics: true, marketing: false, method: 'banner' as const }
  await shop.db.insertInto('consents').values(cookies).execute()
  const consent = {
    email: 'sim@cliente.example',
    is_given: true,
    source: 'checkout' as const,
    words: 'Quero ofertas',
    changed_at: new Date(),
  }
  const { id } = await shop.db.insertInto('marketing_consents').values(consent).returning('id').executeTakeFirstOrThrow()
  await sql`insert into marketing_consent_events (consent_id, is_given, at, source, words)
    values (${id}, true, now(), 'checkout', 'Quero ofertas'), (${id}, false, now(), 'link', '')`.execute(shop.db)
  const found = async (question: string) =>
    (await api(`/vitrine/v1/consent-log?${question}`)).body.map((one: Record<string, unknown>) => [
      one.who,
      one.receipt,
      one.is_given,
    ])
  expect(await found(`search=${receipt}`)).toEqual([['', receipt, true]])
  expect(await found('search=sim@cliente.example&kind=marketing')).toEqual([
    ['sim@cliente.example', '', false],
    ['sim@cliente.example', '', true],
  ])
  expect(await found('before=2020-01-01T00:00:00')).toEqual([])
  const table = await api('/vitrine/v1/consent-log/export?kind=cookies')
  expect(table.body).toContain(`"${receipt}","necessários, estatística","aviso de cookies","1-1"`)
})
