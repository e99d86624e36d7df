import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { createWebhooks } from '#shop/webhooks/service.ts'
import { aVisitor, PASSWORD } from '#tests/account-customers.ts'
import { apiAs, keyFor } from '#tests/support/api.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { aShop, SECRET, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let admin: Awaited<ReturnType<typeof apiAs>>
let manager: Awaited<ReturnType<typeof apiAs>>
beforeAll(async () => {
  shop = await aShop()
  admin = await apiAs(shop, 'administrator')
  manager = await apiAs(shop, 'shop_manager')
})
afterAll(() => shop?.close())

test('two people with the same coupon open: the second is told, and nothing of the first is lost', async () => {
  const made = await admin.api('/wc/v3/coupons', { method: 'POST', body: { code: 'dois', amount: '5' } })
  const { id, version } = made.body
  const first = await admin.api(`/wc/v3/coupons/${id}`, { method: 'PUT', body: { amount: '6', version } })
  expect(first.body).toMatchObject({ amount: '6.00', version: version + 1 })
  const second = await manager.api(`/wc/v3/coupons/${id}`, { method: 'PUT', body: { amount: '7', version } })
  expect(second).toMatchObject({ status: 409, body: { code: 'woocommerce_rest_stale_version' } })
  expect((await admin.api(`/wc/v3/coupons/${id}`)).body.amount).toBe('6.00')
  // Programs that know of no versions write as they always did.
  expect((await manager.api(`/wc/v3/coupons/${id}`, { method: 'PUT', body: { amount: '8' } })).status).toBe(200)
})

test('two people with the same setting open: the second is told', async () => {
  const path = '/wc/v3/settings/general/vitrine_phone'
  const { value: was } = (await admin.api(path)).body
  expect((await admin.api(path, { method: 'PUT', body: { value: '11 1111-1111', was } })).status).toBe(200)
  expect((await manager.api(path, { method: 'PUT', body: { value: '22 2222-2222', was } })).status).toBe(409)
  expect((await admin.api(path)).body.value).toBe('11 1111-1111')
  const many = await manager.api('/wc/v3/settings/general/batch', {
    method: 'POST',
    body: { update: [{ id: 'vitrine_phone', value: '33 3333-3333', was }] },
  })
  expect(many.body.update[0].error.data.status).toBe(409)
})

test('for how long the register is kept is a setting of a few sensible spans', async () => {
  const path = '/wc/v3/settings/general/vitrine_audit_months'
  expect((await admin.api(path)).body).toMatchObject({ value: '12', type: 'select' })
  expect((await admin.api(path, { method: 'PUT', body: { value: '24' } })).body.value).toBe('24')
  expect((await admin.api(path, { method: 'PUT', body: { value: '0' } })).status).toBe(400)
})

test('an administrator sends somebody the link to a new password; a manager can’t', async () => {
  const path = `/vitrine/v1/people/${manager.user.id}/password-link`
  expect((await manager.api(path, { method: 'POST' })).status).toBe(403)
  expect(await admin.api(path, { method: 'POST' })).toMatchObject({
    status: 202,
    body: { sent_to: 'shop_manager@exemplo.com.br' },
  })
  const job = await shop.db.selectFrom('jobs').select('payload').where('kind', '=', 'password-reset').executeTakeFirstOrThrow()
  expect(job.payload).toEqual({ name: 'shop_manager' })
  expect((await admin.api('/vitrine/v1/people/999999/password-link', { method: 'POST' })).status).toBe(404)
})

test('nobody raises themselves, and the last administrator stays one', async () => {
  const raised = await manager.api(`/wp/v2/users/${manager.user.id}`, { method: 'POST', body: { roles: ['administrator'] } })
  expect(raised.status).toBe(403)
  const fallen = await admin.api(`/wp/v2/users/${admin.user.id}`, { method: 'POST', body: { roles: ['customer'] } })
  expect(fallen.status).toBe(409)
  expect((await admin.api(`/wp/v2/users/${admin.user.id}?force=true`, { method: 'DELETE' })).status).toBe(403)
})

test('[I17] whose role changes signs in anew; other changes leave them be', async () => {
  const sessions = createSessions({ db: shop.db })
  const { token } = await sessions.open(manager.user)
  const write = (body: object) => admin.api(`/wp/v2/users/${manager.user.id}`, { method: 'POST', body })
  await write({ name: 'Gerente', roles: ['shop_manager'] })
  expect(await sessions.find(token)).toMatchObject({ user: { displayName: 'Gerente' } })
  await write({ roles: ['customer'] })
  expect(await sessions.find(token)).toBeUndefined()
  await write({ roles: ['shop_manager'] })
})

test('a delivery that failed is made once more, and only for its own webhook', async () => {
  const webhooks = createWebhooks({ db: shop.db, secret: SECRET })
  const input = {
    name: 'ERP',
    topic: 'order.created',
    status: 'paused',
    deliveryUrl: 'https://erp.example/',
    secret: 's',
  } as const
  const [mine, other] = [await webhooks.create(input, admin.user.id), await webhooks.create(input, admin.user.id)]
  const { id } = await shop.db
    .insertInto('webhook_deliveries')
    .values({ webhook_id: mine, topic: 'order.created', resource_id: 7, status: 'failed', finished_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const again = (webhook: number) => admin.api(`/vitrine/v1/webhooks/${webhook}/deliveries/${id}/retry`, { method: 'POST' })
  expect((await again(other)).status).toBe(404)
  const made = await again(mine)
  expect(made).toMatchObject({ status: 202, body: { status: 'waiting' } })
  const jobs = await shop.db.selectFrom('jobs').select('payload').where('kind', '=', 'deliver-webhook').execute()
  expect(jobs.map(({ payload }) => payload)).toContainEqual({ delivery: made.body.id })
})

test('keys are listed without their secrets, and revoked ones open nothing', async () => {
  const { api: program } = await keyFor(shop, 'administrator', 'read')
  expect((await program('/wc/v3/coupons')).status).toBe(200)
  const { body } = await admin.api('/vitrine/v1/api-keys')
  expect(body[0]).toMatchObject({
    description: 'testes',
    permissions: 'read',
    user: 'administrator',
    last_used: expect.any(String),
  })
  expect(JSON.stringify(body)).not.toMatch(/c[ks]_[0-9a-f]{40}/)
  expect((await manager.api('/vitrine/v1/api-keys')).status).toBe(403)
  expect((await admin.api(`/vitrine/v1/api-keys/${body[0].id}`, { method: 'DELETE' })).status).toBe(200)
  expect((await program('/wc/v3/coupons')).status).toBe(401)
})

test('in «Minha conta» whoever runs the shop finds the workbench, and everybody takes access back from programs', async () => {
  const made = await createAccounts({ db: shop.db }).create({
    login: 'nora',
    email: 'nora@loja.example',
    displayName: 'Nora',
    password: PASSWORD,
    roles: ['shop_manager'],
  })
  if (!made.ok) throw new Error(made.problem)
  const passwords = createApplicationPasswords({ db: shop.db })
  const { row } = (await passwords.create(made.user.id, { name: 'Planilha', appId: '' }))!
  const visitor = aVisitor(shop)
  await visitor.signIn('nora')
  expect((await visitor.get('/minha-conta/')).body).toContain('href="/painel/"')
  const page = '/minha-conta/edit-account/'
  expect((await visitor.get(page)).body).toContain('Planilha')
  expect((await visitor.post(`${page}apps/`, { app: row.id, 'apps-nonce': '0123456789' })).statusCode).toBe(403)
  const answer = await visitor.submit(page, `${page}apps/`, 'apps-nonce', { app: row.id })
  expect(answer.statusCode).toBe(303)
  expect((await visitor.get(page)).body).toContain('«Planilha» não entra mais na sua conta.')
  expect(await passwords.list(made.user.id)).toEqual([])
  const noted = await shop.db.selectFrom('audit_log').selectAll().where('noun', '=', 'application_passwords').execute()
  expect(noted.at(-1)).toMatchObject({ action: 'delete', actor_id: made.user.id, channel: 'cookie', label: 'Planilha' })
})
