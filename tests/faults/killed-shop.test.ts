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
  const postmaster = postmasterOf(folder)!
  first.tell('SIGKILL')
  expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' })
  expect(isAlive(postmaster)).toBe(true)

  const second = await open({ folder })
  expect(second.out()).toContain('Um PostgreSQL desta loja já está no ar; conectando a ele…')
  expect(postmasterOf(folder)).toBe(postmaster)
  expect(await query(folder, `select name from menus where slug = 'rodape'`)).toEqual([{ name: 'Rodapé' }])
  for (const session of sessions)
    expect((await second.ask('/minha-conta/', { headers: { cookie: session! } })).body).toContain('Administração')
  expect(await second.stop()).toEqual({ code: 0, signal: null })
  expect(isAlive(postmaster)).toBe(false)
})
