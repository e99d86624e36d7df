import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSessions } from '#shop/accounts/sessions.ts'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

type Known = Awaited<ReturnType<typeof apiAs>>
let shop: TestShop
let visitor: Api
let customer: Known
let manager: Known
let admin: Known
beforeAll(async () => {
  shop = await aShop({ demo: true })
  visitor = apiOf(shop)
  customer = await apiAs(shop, 'customer')
  manager = await apiAs(shop, 'shop_manager')
  admin = await apiAs(shop, 'administrator')
})
afterAll(() => shop.close())

/** Somebody at a browser: with a session, and the proof that the page carries. */
async function signedIn(user: Known['user']) {
  const { token } = await createSessions({ db: shop.db }).open(user)
  const cookie = `vitrine_session=${token}`
  const nonce = await shop.http.inject({ url: '/wp-admin/admin-ajax.php?action=rest-nonce', headers: { cookie } })
  return apiOf(shop, { cookie, 'x-wp-nonce': nonce.body })
}

test('[REST-1] strangers learn of writers alone, and nothing that opens an account', async () => {
  const idsIn = (answer: { body: { id: number }[] }) => answer.body.map(({ id }) => id).toSorted((one, other) => one - other)
  // Those who write the diary of the demo shop.
  const writers = idsIn(await visitor('/wp/v2/users'))
  expect(writers).toHaveLength(3)
  for (const { roles } of (await manager.api(`/wp/v2/users?context=edit&include=${writers.join()}`)).body)
    expect(roles).toEqual(['subscriber'])
  expect((await visitor(`/wp/v2/users/${manager.user.id}`)).body.code).toBe('rest_user_cannot_view')
  expect((await visitor('/wp/v2/users/999999')).body.code).toBe('rest_user_cannot_view')
  const post = { title: 'De quem escreve', content: '<p>x</p>', status: 'publish' }
  await manager.api('/wp/v2/posts', { method: 'POST', body: post })
  const { body } = await visitor('/wp/v2/users')
  expect(idsIn({ body })).toEqual([...writers, manager.user.id])
  expect(Object.keys(body[0]).toSorted()).toEqual(
    ['id', 'name', 'url', 'description', 'link', 'slug', 'avatar_urls', 'meta', '_links'].toSorted(),
  )
  expect((await visitor(`/wp/v2/users/${manager.user.id}`)).status).toBe(200)
  for (const query of ['context=edit', 'roles=administrator', 'orderby=email'])
    expect((await visitor(`/wp/v2/users?${query}`)).status).toBe(401)
  expect(idsIn(await customer.api('/wp/v2/users'))).toEqual([...writers, manager.user.id])
  expect((await customer.api(`/wp/v2/users/${admin.user.id}`)).status).toBe(403)
})

test('[REST-1] those who run the shop see everybody', async () => {
  const { body, headers } = await manager.api('/wp/v2/users?context=edit&search=administrator%40exemplo')
  expect(headers['x-wp-total']).toBe('1')
  expect(body).toMatchObject([{ username: 'administrator', email: 'administrator@exemplo.com.br', roles: ['administrator'] }])
  expect(body[0].capabilities).toMatchObject({ manage_options: true })
  expect((await manager.api('/wp/v2/users?roles=customer&per_page=100')).body).toContainEqual(
    expect.objectContaining({ id: customer.user.id }),
  )
})

test('[REST-1] everybody who is signed in can read and name themselves', async () => {
  const none = await visitor('/wp/v2/users/me')
  expect([none.status, none.body.code, none.body.message]).toEqual([
    401,
    'rest_not_logged_in',
    'Você não está logado neste momento.',
  ])
  const me = await customer.api('/wp/v2/users/me?context=edit')
  expect(me.body).toMatchObject({
    id: customer.user.id,
    email: 'customer@exemplo.com.br',
    is_super_admin: false,
    woocommerce_meta: { coming_soon_banner_dismissed: 'no' },
  })
  const named = await customer.api('/wp/v2/users/me', { method: 'PUT', body: { name: 'Ana  <b>', first_name: 'Ana' } })
  expect(named.body).toMatchObject({ name: 'Ana &lt;b&gt;', first_name: 'Ana' })
})

test('[REST-1] nobody gives themselves a role, another’s name, or a password without knowing the old one', async () => {
  const write = async (api: Api, id: number | string, body: object) => {
    const answer = await api(`/wp/v2/users/${id}`, { method: 'PUT', body })
    return [answer.status, answer.body.code]
  }
  expect(await write(customer.api, 'me', { roles: ['administrator'] })).toEqual([403, 'rest_cannot_edit_roles'])
  expect(await write(manager.api, 'me', { roles: ['administrator'] })).toEqual([403, 'rest_cannot_edit_roles'])
  expect(await write(customer.api, 'me', { password: 'uma senha nova 77' })).toEqual([403, 'rest_cannot_edit'])
  expect(await write(customer.api, 'me', { email: 'outra@exemplo.com.br' })).toEqual([403, 'rest_cannot_edit'])
  expect(await write(manager.api, customer.user.id, { name: 'x' })).toEqual([403, 'rest_cannot_edit'])
  expect(await write(visitor, customer.user.id, { name: 'x' })).toEqual([401, 'rest_not_logged_in'])
  expect(await write(admin.api, 'me', { roles: ['customer'] })).toEqual([409, 'rest_user_invalid_role'])
  expect(await write(admin.api, customer.user.id, { email: 'shop_manager@exemplo.com.br' })).toEqual([
    400,
    'rest_user_invalid_email',
  ])
  expect(await write(admin.api, 999_999_999, { name: 'x' })).toEqual([404, 'rest_user_invalid_id'])
  expect((await manager.api('/wp/v2/users/me?context=edit')).body.roles).toEqual(['shop_manager'])
})

test('[REST-1] an administrator makes an account, changes it and takes it away; the writings pass on', async () => {
  const fields = {
    username: 'escriba',
    email: 'escriba@exemplo.com.br',
    password: 'palavras bem longas 9',
    roles: ['shop_manager'],
  }
  for (const api of [visitor, customer.api, manager.api])
    expect((await api('/wp/v2/users', { method: 'POST', body: fields })).body.code).toBe('rest_cannot_create_user')
  const made = await admin.api('/wp/v2/users', { method: 'POST', body: { ...fields, name: 'Escriba', last_name: 'Silva' } })
  expect([made.status, made.body.last_name]).toEqual([201, 'Silva'])
  expect(made.headers.location).toBe(`http://127.0.0.1/wp-json/wp/v2/users/${made.body.id}`)
  expect((await admin.api('/wp/v2/users', { method: 'POST', body: fields })).body.code).toBe('existing_user_login')
  const weak = await admin.api('/wp/v2/users', {
    method: 'POST',
    body: { ...fields, username: 'b', email: 'b@b.co', password: '1' },
  })
  expect([weak.status, weak.body.code]).toEqual([400, 'rest_user_invalid'])
  const post = await admin.api('/wp/v2/posts', { method: 'POST', body: { title: 'Herança', author: made.body.id } })
  expect(post.body.author).toBe(made.body.id)
  const path = `/wp/v2/users/${made.body.id}`
  expect((await manager.api(`${path}?force=true`, { method: 'DELETE' })).status).toBe(403)
  expect((await admin.api(path, { method: 'DELETE' })).body.code).toBe('rest_trash_not_supported')
  expect((await admin.api(`/wp/v2/users/${admin.user.id}?force=true`, { method: 'DELETE' })).status).toBe(403)
  const gone = await admin.api(`${path}?force=true&reassign=${admin.user.id}`, { method: 'DELETE' })
  expect(gone.body).toMatchObject({ deleted: true, previous: { id: made.body.id } })
  expect((await admin.api(path)).status).toBe(404)
  expect((await admin.api(`/wp/v2/posts/${post.body.id}?context=edit`)).body.author).toBe(admin.user.id)
})

test('[REST-1] a subscriber has an account, is no customer, and runs nothing', async () => {
  const fields = {
    username: 'leitora',
    email: 'leitora@exemplo.com.br',
    password: 'palavras bem longas 9',
    roles: ['subscriber'],
  }
  const listed = async (role: string) =>
    (await manager.api(`/wc/v3/customers?role=${role}&per_page=100`)).body.map(({ id }: { id: number }) => id)
  const before = await listed('subscriber')
  const made = await admin.api('/wp/v2/users', { method: 'POST', body: fields })
  expect(made).toMatchObject({ status: 201, body: { roles: ['subscriber'] } })
  expect((await listed('subscriber')).filter((id: number) => !before.includes(id))).toEqual([made.body.id])
  expect(await listed('all')).toContain(made.body.id)
  expect(await listed('customer')).not.toContain(made.body.id)
  expect(await listed('editor')).toEqual([])
  expect((await manager.api(`/wc/v3/customers/${made.body.id}`)).body.role).toBe('subscriber')
  const changed = await manager.api(`/wc/v3/customers/${made.body.id}`, { method: 'PUT', body: { first_name: 'Capitu' } })
  expect(changed.body).toMatchObject({ first_name: 'Capitu', role: 'subscriber' })
  const own = await apiAs(shop, 'subscriber', 'assinante')
  expect((await own.api('/wc/v3/orders')).status).toBe(403)
  expect((await own.api('/wp/v2/users/me?context=edit')).body.roles).toEqual(['subscriber'])
})

test('[NOTE-3] the banner is put away for this visit, as a form or as JSON', async () => {
  const atBrowser = await signedIn(manager.user)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = await atBrowser(`/wp/v2/users/${manager.user.id}`, {
    method: 'POST',
    headers,
    payload: 'woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes',
  })
  expect(sent.status).toBe(200)
  expect(sent.headers['x-wp-nonce']).toMatch(/^[0-9a-f]{10}$/)
  expect(sent.body.woocommerce_meta).toEqual({ coming_soon_banner_dismissed: 'yes' })
  const back = await atBrowser('/wp/v2/users/me', {
    method: 'PUT',
    body: { woocommerce_meta: { coming_soon_banner_dismissed: 'no' } },
  })
  expect(back.body.woocommerce_meta).toEqual({ coming_soon_banner_dismissed: 'no' })
})

test('[REST-1] an application password is shown once, opens the API, and is taken back', async () => {
  const path = '/wp/v2/users/me/application-passwords'
  const made = await customer.api(path, { method: 'POST', body: { name: 'Meu celular' } })
  expect(made.status).toBe(201)
  expect(made.body.password).toMatch(/^(\w{4} ){5}\w{4}$/)
  const authorization = `Basic ${Buffer.from(`customer:${made.body.password}`).toString('base64')}`
  expect((await apiOf(shop, { authorization })('/wp/v2/users/me')).body.id).toBe(customer.user.id)
  const listed = await customer.api(path)
  expect(listed.body).toContainEqual(expect.objectContaining({ uuid: made.body.uuid, name: 'Meu celular' }))
  expect(JSON.stringify(listed.body)).not.toContain('password"')
  const one = `${path}/${made.body.uuid}`
  expect((await customer.api(one, { method: 'PUT', body: { name: 'Tablet' } })).body.name).toBe('Tablet')
  expect((await customer.api(one, { method: 'DELETE' })).body).toMatchObject({ deleted: true, previous: { name: 'Tablet' } })
  expect((await customer.api(one)).status).toBe(404)
  expect((await apiOf(shop, { authorization })('/wp/v2/users/me')).status).toBe(401)
  expect((await customer.api(`${path}/nonsense`)).body.code).toBe('rest_invalid_param')
  expect((await customer.api(path, { method: 'POST', body: { name: ' \u200e ' } })).body.code).toBe(
    'application_password_empty_name',
  )
})

test('[REST-1] nobody makes a key to somebody else’s account', async () => {
  const path = `/wp/v2/users/${customer.user.id}/application-passwords`
  for (const api of [visitor, manager.api, admin.api]) {
    const answer = await api(path, { method: 'POST', body: { name: 'x' } })
    expect(answer.body.code).toBe('rest_cannot_create_application_passwords')
  }
  expect((await manager.api(path)).status).toBe(403)
  expect((await admin.api(path)).status).toBe(200)
  expect((await visitor('/wp/v2/users/me/application-passwords')).status).toBe(401)
})
