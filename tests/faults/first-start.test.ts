import { afterEach, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { passwordIn, postmasterOf, query, shopProcesses, signIn } from '#tests/support/shop-process.ts'

const { aFolder, begin, open, clear } = shopProcesses()
afterEach(clear)

const WRITTEN_ONCE = `select (select max(applied_at)::text from schema_migrations) as migrated,
  (select count(*)::int from users) as people, (select max(id)::int from content) as texts`

test('the first start says what it does and shows a sign-in that opens the door; later ones show none', async () => {
  const folder = aFolder()
  const first = await open({ folder })
  const lines = first.out().trim().split('\n')
  expect(lines[0]).toMatch(/^→ /)
  for (const step of [
    '→ Iniciando o PostgreSQL da loja…',
    '→ Atualizando o banco: 0001_jobs…',
    `  A loja está no ar: ${first.url}/`,
  ])
    expect(lines).toContain(step)
  const password = passwordIn(first.out())!
  expect(first.out().split(password)).toHaveLength(2)
  const session = (await signIn(first, 'admin', password))!
  expect((await first.ask('/minha-conta/', { headers: { cookie: session } })).body).toContain('Administração')
  expect(await signIn(first, 'admin', `${password}x`)).toBeUndefined()
  const written = await query(folder, WRITTEN_ONCE)
  expect(await first.stop()).toEqual({ code: 0, signal: null })

  const second = await open({ folder })
  expect(second.out().match(/^→ .*/gm)!.length).toBeLessThan(lines.filter((line) => line.startsWith('→ ')).length)
  // What a first start writes once is not written again.
  expect(await query(folder, WRITTEN_ONCE)).toEqual(written)
  expect(second.out()).not.toMatch(/Primeiro acesso|Senha|Atualizando o banco/)
  expect(second.err()).toBe('')
  expect((await second.ask('/minha-conta/', { headers: { cookie: session } })).body).toContain('Administração')
})

test('a Ctrl-C while the first start prepares the shop leaves nothing running; the next one is whole, even without the demo', async () => {
  const folder = aFolder()
  const interrupted = await begin({ folder })
  await eventually('the start to make the database', () => interrupted.out().includes('Preparando o PostgreSQL'))
  expect(await interrupted.stop('SIGINT')).toEqual({ code: 0, signal: null })
  expect(interrupted.out()).not.toContain('A loja está no ar')
  expect(interrupted.err()).toBe('')
  expect(postmasterOf(folder)).toBeUndefined()

  const next = await open({ folder })
  expect(await signIn(next, 'admin', passwordIn(next.out())!)).toBeDefined()
  const { status, body } = await next.ask('/')
  expect(status).toBe(200)
  for (const part of [/<header\b/, /<footer\b/, /<h1\b[^>]*>Em breve, uma loja nova/, /href="\/loja\/"/])
    expect(body).toMatch(part)
  expect((await next.ask('/loja/')).status).toBe(200)
  expect(await query(folder, 'select count(*)::int as count from products')).toEqual([{ count: 0 }])
  // Nobody is followed before they said yes.
  expect(await query(folder, `select value ->> 'mode' as mode from settings where name = 'consent'`)).toEqual([
    { mode: 'opt-in' },
  ])
})
