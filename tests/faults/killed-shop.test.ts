import { afterAll, expect, test } from 'vitest'
import { isAlive } from '#postgres/process-facts.ts'
import { passwordIn, postmasterOf, query, shopProcesses, signIn } from '#tests/support/shop-process.ts'

const { aFolder, open, clear } = shopProcesses()
afterAll(clear)

test('after a kill -9 of the shop the next start takes over its PostgreSQL, with everything that was acknowledged', async () => {
  const folder = aFolder()
  const first = await open({ folder })
  const password = passwordIn(first.out())!
  await query(folder, `insert into menus (slug, name, items) values ('rodape', 'Rodapé', '[]')`)
  const sessions: (string | undefined)[] = []
  for (let visit = 0; visit < 5; visit++) sessions.push(await signIn(first, 'admin', password))
  const [session] = sessions
  const panel = await first.ask('/painel/', { headers: { cookie: session! } })
  const headers = {
    cookie: session!,
    'x-wp-nonce': /data-rest-nonce="([^"]+)"/.exec(panel.body)![1]!,
    'content-type': 'application/json',
  }
  const draft = { client: 'mesa.um-1', version: 1, sequence: 1, content: { document: [] } }
  const cart = '/wp-json/vitrine/v1/drafts/shop-pages/cart'
  expect((await first.ask(cart, { method: 'PUT', headers, body: JSON.stringify(draft) })).status).toBe(200)
  const postmaster = postmasterOf(folder)!
  first.tell('SIGKILL')
  expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' })
  expect(isAlive(postmaster)).toBe(true)

  const second = await open({ folder })
  expect(second.out()).toContain('Um PostgreSQL desta loja já está no ar; conectando a ele…')
  expect(postmasterOf(folder)).toBe(postmaster)
  expect(await query(folder, `select name from menus where slug = 'rodape'`)).toEqual([{ name: 'Rodapé' }])
  expect(JSON.parse((await second.ask(cart, { headers })).body)).toMatchObject([draft])
  for (const cookie of sessions)
    expect((await second.ask('/minha-conta/', { headers: { cookie: cookie! } })).body).toContain('Administração')
  expect(await second.stop()).toEqual({ code: 0, signal: null })
  expect(isAlive(postmaster)).toBe(false)
})
