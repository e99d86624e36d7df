import fastify from 'fastify'
import { expect, test } from 'vitest'
import { compose } from './compose.ts'
import { defineModule, defineRoutes } from './define-module.ts'

const said: string[] = []
const shelves = defineModule({
  create: async ({ name }: { name: string }) => ({ shelf: `${name}’s shelf` }),
  jobs: ({ shelf }) => ({ 'tidy-shelf': async () => void said.push(`tidied ${shelf}`) }),
  sweep: async () => void said.push('swept the shelf'),
  tidy: async () => void said.push('wiped the shelf'),
  everyMinute: async () => {
    throw new Error('the shelf’s clock stands still')
  },
  onContentChange: ({ shelf }) => ({
    changed: (tags) => void said.push(`${shelf}: ${tags.join()}`),
    missed: () => void said.push('missed'),
  }),
  close: ({ shelf }) => said.push(`closed ${shelf}`),
})
const books = defineModule({
  create: ({ shelf }: { shelf: string }) => ({ books: [shelf] }),
  sweep: async () => void said.push('swept the books'),
  everyMinute: async () => void said.push('read on'),
  flush: async () => void said.push('wrote it down'),
  close: () => said.push('closed the books'),
})
const pages = defineRoutes((http, { books: all }: { books: string[] }) => http.get('/books', () => all))

test('a module is handed what those before it gave, and each adds its part to the whole', async () => {
  said.length = 0
  const made = await compose({ name: 'Ana' }).add(shelves).add(books).add(pages).make()
  expect(made.all).toEqual({ name: 'Ana', shelf: 'Ana’s shelf', books: ['Ana’s shelf'] })
  const http = fastify()
  await made.addRoutes(http)
  expect((await http.inject('/books')).json()).toEqual(['Ana’s shelf'])
  expect(Object.keys(made.jobs)).toEqual(['tidy-shelf'])
  await made.sweep(() => {})
  made.changed(['products'])
  made.missed()
  const failures: unknown[] = []
  await made.tidy((error) => failures.push(error))
  await made.everyMinute((error) => failures.push(error))
  await made.flush((error) => failures.push(error))
  await made.close()
  expect(failures).toEqual([new Error('the shelf’s clock stands still')])
  expect(said).toEqual([
    'swept the shelf',
    'swept the books',
    'Ana’s shelf: products',
    'missed',
    'wiped the shelf',
    'read on',
    'wrote it down',
    'closed the books',
    'closed Ana’s shelf',
  ])
})

test('when a module can’t be made, those made before it are closed', async () => {
  said.length = 0
  const broken = defineModule({
    create: (): object => {
      throw new Error('no paper')
    },
  })
  await expect(compose({ name: 'Ana' }).add(shelves).add(books).add(broken).make()).rejects.toThrow('no paper')
  expect(said).toEqual(['closed the books', 'closed Ana’s shelf'])
})

test('a module that stands before what it needs is an error of types', async () => {
  // @ts-expect-error: the books need a shelf, and nobody has given one yet
  const early = compose({ name: 'Ana' }).add(books)
  expect((await early.make()).all).toEqual({ name: 'Ana', books: [undefined] })
})

test('two modules never do the same job or listen by the same name, and what was made is closed', async () => {
  said.length = 0
  const twin = defineModule({ create: () => ({}), jobs: () => ({ 'tidy-shelf': async () => {} }) })
  await expect(compose({ name: 'Ana' }).add(shelves).add(twin).make()).rejects.toThrow('Two modules do the job "tidy-shelf"')
  expect(said).toEqual(['closed Ana’s shelf'])
  const listener = defineModule({ create: () => ({}), on: () => ({ name: 'points', listener: {} }) })
  await expect(compose({}).add(listener).add(listener).make()).rejects.toThrow('Two modules listen as "points"')
})

test('two modules that give something of the same name are refused', async () => {
  const other = defineModule({ create: () => ({ shelf: 'another shelf' }) })
  await expect(compose({ name: 'Ana' }).add(shelves).add(other).make()).rejects.toThrow('Two modules give "shelf".')
})
