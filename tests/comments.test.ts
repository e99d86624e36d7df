import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WrittenComment } from '#content/comments/comment.ts'
import { createComments } from '#content/comments/service.ts'
import { createPersonalData } from '#shop/privacy/personal-data.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aCookieJar, aShop, type TestShop } from '#tests/support/shop.ts'

const POST = '/blog/barro/'
let shop: TestShop
let postId: number
let otherId: number
let closedId: number
let comments: ReturnType<typeof createComments>

beforeAll(async () => {
  shop = await aShop({ config: { rateLimits: true } })
  const post = { type: 'post' as const, status: 'publish' as const, published_at: new Date(0), document: '[]' }
  const rows = await shop.db
    .insertInto('content')
    .values([
      { ...post, slug: 'barro', title: 'Do barro <à> mesa', author_name: 'Helena' },
      { ...post, slug: 'outro', title: 'Outro' },
      { ...post, slug: 'fechado', title: 'Fechado', comments_open: false },
      { ...post, slug: 'rascunho', title: 'Rascunho', status: 'draft' },
    ])
    .returning('id')
    .execute()
  ;[postId, otherId, closedId] = rows.map(({ id }) => id) as [number, number, number]
  await shop.db
    .insertInto('settings')
    .values({ name: 'shop', value: JSON.stringify({ name: 'Casa', email: 'loja@casa.example' }) })
    .execute()
  comments = createComments({
    db: shop.db,
    settings: { shop: async () => ({ email: '' }) as never },
    shopUrl: 'http://127.0.0.1',
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('comments').execute()
  await shop.db.deleteFrom('mails').execute()
})

let address = 0
const good = () => ({ comment: 'Belo texto.', author: 'Ana', email: 'ana@casa.example', comment_post_ID: String(postId) })
const send = (fields: Record<string, string>, headers: Record<string, string> = {}, remoteAddress = `10.1.${++address}.1`) =>
  shop.http.inject({
    method: 'POST',
    url: '/wp-comments-post.php',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const stored = () => shop.db.selectFrom('comments').selectAll().orderBy('id').execute()
const written: WrittenComment = { text: 'Sim.', author: 'Bia', email: 'bia@casa.example', parentId: undefined }
const keep = async (over: Partial<WrittenComment> = {}) => {
  const kept = await comments.create(postId, { ...written, ...over }, { isStaff: true })
  if (!kept.ok) throw new Error(kept.problem)
  return kept.id
}

test('a comment waits for the merchant, who gets a letter, and the answer says so without any script', async () => {
  const jar = aCookieJar()
  const answer = await send({ ...good(), comment: 'Belo <b>texto</b>.\n\nObrigada.' })
  jar.take(answer.headers['set-cookie'])
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/blog/barro/comentario/'])
  expect(await stored()).toMatchObject([
    { status: 'hold', content_id: postId, author_name: 'Ana', author_email: 'ana@casa.example', parent_id: null },
  ])
  const [mail] = await shop.db.selectFrom('mails').selectAll().execute()
  expect(mail).toMatchObject({ to_address: 'loja@casa.example', reply_to: 'ana@casa.example' })
  expect(mail!.subject).toBe('Novo comentário em «Do barro <à> mesa»')
  expect(mail!.html).toContain('Belo &lt;b&gt;texto&lt;/b&gt;.')
  const thanks = await shop.get('/blog/barro/comentario/', { cookie: jar.header() })
  expect(thanks.body).toContain('Seu comentário foi recebido')
  expect(thanks.headers['cache-control']).toContain('no-store')
  expect((await shop.get(POST)).body).not.toContain('Obrigada.')
})

test('an approved comment reaches the kept page, escaped; thrown away it is gone again', async () => {
  expect((await shop.get(POST)).body).toContain('Ninguém comentou ainda')
  await send({ ...good(), comment: '<img src=x onerror=alert(1)>' })
  const { id } = (await stored())[0]!
  expect(await comments.moderate(id, 'approved')).toBe(true)
  const shown = async () => (await shop.get(POST)).body.includes('&lt;img src=x onerror=alert(1)&gt;')
  await eventually('the page shows it', shown)
  expect((await shop.get(POST)).body).toContain(`id="comment-${id}"`)
  await comments.moderate(id, 'spam')
  await eventually('the page forgets it', async () => !(await shown()))
  expect(await comments.moderate(999_999, 'approved')).toBe(false)
})

test('a conversation is one level deep: an answer to an answer stands beside it', async () => {
  const first = await keep({ text: 'Primeiro' })
  const answer = await keep({ text: 'Resposta', parentId: first })
  const further = await keep({ text: 'Réplica', parentId: answer })
  expect((await stored()).find(({ id }) => id === further)?.parent_id).toBe(first)
  const { threads, total } = await comments.ofPost(postId, 1)
  expect(total).toBe(3)
  expect(threads.map(({ text, replies }) => [text, replies.map((reply) => reply.text)])).toEqual([
    ['Primeiro', ['Resposta', 'Réplica']],
  ])
})

test('only what everybody can see under that post can be answered', async () => {
  await send(good())
  const { id: held } = (await stored())[0]!
  const elsewhere = await comments.create(otherId, written, { isStaff: true })
  for (const parentId of [held, elsewhere.ok ? elsewhere.id : 0, 999_999]) {
    const answer = await send({ ...good(), comment: 'Concordo.', comment_parent: String(parentId) })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('O comentário que você responde não está mais na página.')
    // Sent again as it stands, it comments the text itself.
    expect(answer.body).toContain('name="comment_parent" value=""')
  }
  expect(await stored()).toHaveLength(2)
  await expect(
    shop.db
      .insertInto('comments')
      .values({ content_id: otherId, parent_id: held, user_id: null, author_name: 'A', author_email: null, text: 'x' })
      .execute(),
  ).rejects.toThrow(/does not belong/)
})

test('the same words sent twice by the same person are kept once, also when both arrive together', async () => {
  await Promise.all([send(good()), send(good()), send({ ...good(), email: 'ANA@casa.example' })])
  expect(await stored()).toHaveLength(1)
  await send({ ...good(), email: 'outra@casa.example' })
  expect(await stored()).toHaveLength(2)
})

test.each([
  ['no post', { comment_post_ID: '' }, 404],
  ['a post that is not there', { comment_post_ID: '999999999999' }, 404],
  ['a post with an instruction', { comment_post_ID: '1 or 1=1' }, 404],
  ['no text', { comment: '' }, 422],
  ['a text too long', { comment: 'a'.repeat(6_000) }, 422],
  ['no name', { author: ' ' }, 422],
  ['no address', { email: 'ana' }, 422],
  ['a zero byte', { comment: 'a\u0000' }, 400],
])('%s: a clear answer in Portuguese, and nothing is kept', async (_what, over, status) => {
  const answer = await send({ ...good(), ...over })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toMatch(/não existe mais|não está mais|Confira os campos marcados|Não entendemos/)
  expect(await stored()).toEqual([])
})

test('the form comes back with what was written, ready to be mended', async () => {
  const { body } = await send({ ...good(), email: 'ana@', comment: 'Gostei <b>muito</b>' })
  expect(body).toContain('Gostei &lt;b&gt;muito&lt;/b&gt;')
  expect(body).toContain('Informe um endereço de e-mail válido.')
})

test('where comments are closed none is taken and the page offers none', async () => {
  const answer = await send({ ...good(), comment_post_ID: String(closedId) })
  expect(answer.statusCode).toBe(403)
  expect(await stored()).toEqual([])
  const { body } = await shop.get('/blog/fechado/')
  expect(body).toContain('Os comentários deste texto estão encerrados.')
  expect(body).not.toContain('/wp-comments-post.php')
})

test('a visitor with a session must have meant it: without the proof the page asks again, with it the comment is kept', async () => {
  const jar = aCookieJar()
  jar.take((await send({ ...good(), email: 'outra@casa.example' })).headers['set-cookie'])
  const cookie = jar.header()
  const refused = await send(good(), { cookie })
  expect(refused.statusCode).toBe(403)
  expect(refused.body).toContain('confirme o envio')
  const nonce = /name="comment_nonce" value="([0-9a-f]{10})"/.exec(refused.body)?.[1] ?? ''
  expect((await send({ ...good(), comment_nonce: nonce }, { cookie })).statusCode).toBe(303)
  const ticket = await shop.get('/wp-admin/admin-ajax.php?action=vitrine_comment_ticket', { cookie })
  expect(ticket.json()).toEqual({ success: true, data: { nonce, signed_in: false } })
  expect(await stored()).toHaveLength(2)
})

test('what somebody who runs the shop says stands there at once, marked as the shop’s', async () => {
  const user = await shop.db
    .insertInto('users')
    .values({ login: 'dona', email: 'dona@casa.example', display_name: 'Dona', password_hash: 'x', roles: ['shop_manager'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const staff = { id: user.id, login: 'dona', displayName: 'Dona', email: 'dona@casa.example', roles: ['shop_manager' as const] }
  const { token } = await createSessions({ db: shop.db }).open(staff)
  const cookie = `vitrine_session=${token}`
  const { data } = (await shop.get('/wp-admin/admin-ajax.php?action=vitrine_comment_ticket', { cookie })).json<{
    data: { nonce: string; signed_in: boolean }
  }>()
  expect(data.signed_in).toBe(true)
  const answer = await send(
    { comment: 'Obrigada!', comment_post_ID: String(postId), comment_nonce: data.nonce, scripted: '1' },
    { cookie },
  )
  expect(answer.headers.location).toBe('/blog/barro/#comentarios')
  expect(await stored()).toMatchObject([{ status: 'approved', author_name: 'Dona', user_id: user.id }])
  expect(await shop.db.selectFrom('mails').select('id').execute()).toEqual([])
  await eventually('the page says whose word it is', async () => (await shop.get(POST)).body.includes('da loja</span>'))
})

test('a program that fills in the hidden field is thanked and leaves nothing', async () => {
  const answer = await send({ ...good(), url: 'https://spam.example' })
  expect(answer.statusCode).toBe(303)
  expect(await stored()).toEqual([])
})

test('a page of another site can send none, and a flood from one address is told to wait', async () => {
  const foreign = await send(good(), { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  expect(foreign.statusCode).toBe(403)
  const answers = await Promise.all(Array.from({ length: 22 }, () => send({ ...good(), comment: '' }, {}, '10.8.8.8')))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  expect(await stored()).toEqual([])
})

test('a long conversation has pages, and further ones are the same text to search engines', async () => {
  const rows = Array.from({ length: 21 }, (_, index) => ({
    content_id: postId,
    parent_id: null,
    user_id: null,
    author_name: `Pessoa ${index}`,
    author_email: null,
    text: 'Boa',
    status: 'approved' as const,
    created_at: new Date(index * 1_000),
  }))
  await shop.db.insertInto('comments').values(rows).execute()
  await eventually('there is a second page', async () => (await shop.get(`${POST}comment-page-2/`)).statusCode === 200)
  const { body } = await shop.get(`${POST}comment-page-2/`)
  expect(body).toContain('Pessoa 20')
  expect(body).not.toContain('Pessoa 19<')
  expect(body).toContain('rel="canonical" href="http://127.0.0.1/blog/barro/"')
  expect((await shop.get(`${POST}comment-page-3/`)).statusCode).toBe(404)
  expect((await shop.get('/blog/rascunho/comentario/')).statusCode).toBe(404)
})

test('the merchant reads, sorts and deletes them; answers go with what they answer', async () => {
  const first = await keep({ text: 'Um' })
  await keep({ text: 'Dois', parentId: first })
  await send(good())
  expect((await comments.list({ status: 'hold' })).comments).toMatchObject([
    { text: 'Belo texto.', postTitle: 'Do barro <à> mesa' },
  ])
  expect(await comments.list({ postId, perPage: 1, page: 2 })).toMatchObject({ total: 3, pages: 3, comments: [{ text: 'Dois' }] })
  expect(await comments.find(first)).toMatchObject({ text: 'Um', status: 'approved', email: 'bia@casa.example' })
  expect(await comments.delete(first)).toBe(true)
  expect(await comments.delete(first)).toBe(false)
  expect(await comments.find(first)).toBeUndefined()
  expect((await stored()).map(({ text }) => text)).toEqual(['Belo texto.'])
})

test('who leaves the shop leaves their words without their name, and can take them along before', async () => {
  const user = await shop.db
    .insertInto('users')
    .values({ login: 'rui', email: 'rui@casa.example', display_name: 'Rui', password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await comments.create(
    postId,
    { ...written, text: 'Como cliente', author: 'Rui', email: 'rui@casa.example' },
    { userId: user.id },
  )
  await comments.create(postId, { ...written, text: 'Como visitante', author: 'Rui R.', email: 'rui@casa.example' })
  await comments.create(postId, written)
  const data = createPersonalData({
    db: shop.db,
    addresses: { of: async () => ({}) } as never,
    orders: {
      listOwn: async () => ({ orders: [], total: 0 }) as never,
      listOfProfile: async () => ({ orders: [], total: 0 }) as never,
    },
    forgetFiles: async () => {},
  })
  expect((await data.export(user.id)).comentarios).toMatchObject([{ text: 'Como cliente', author_name: 'Rui' }])
  await data.erase(user.id)
  expect((await stored()).map(({ text, author_name, author_email }) => [text, author_name, author_email])).toEqual([
    ['Como cliente', 'Leitor', null],
    ['Como visitante', 'Leitor', null],
    ['Sim.', 'Bia', 'bia@casa.example'],
  ])
})
