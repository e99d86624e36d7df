import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readFirst } from './first-answers.ts'
import type { Provider } from './provider.ts'

function aShop() {
  const asked: string[] = []
  const provider = {
    getOne: async (resource: string, { id, meta }: { id: string; meta?: unknown }) => {
      asked.push(`${resource} ${id} ${JSON.stringify(meta)}`)
      return { data: { id: Number(id), title: 'Início' } }
    },
    read: async (path: string) => {
      asked.push(path)
      return []
    },
  } as unknown as Provider // only what is asked of it here
  return { asked, provider, queries: new QueryClient() }
}

const WHOLE = { ask: { context: 'edit' } }
const opened = { resource: 'pages', id: '7', question: 'wp/v2/pages/7?context=edit&_locale=user' }

test('the record of an editor is read before the screen asks for it: the first who asks has it at once, a later one asks again', async () => {
  const { asked, provider, queries } = aShop()
  const { record, all } = readFirst({ queries, provider, ...opened })
  expect(await record).toMatchObject({ id: 7 })
  await all
  expect(asked).toContain(`pages 7 ${JSON.stringify(WHOLE)}`)
  const before = asked.length
  const queryKey = ['pages', 'getOne', { id: '7', meta: WHOLE }]
  const open = () =>
    new QueryObserver(queries, {
      ...queries.defaultQueryOptions({ queryKey, queryFn: () => provider.getOne('pages', { id: '7', meta: WHOLE }) }),
    })
  const first = open()
  const close = first.subscribe(() => {})
  expect(first.getCurrentResult()).toMatchObject({ data: { title: 'Início' }, isFetching: false })
  close()
  open().subscribe(() => {})
  expect(asked).toHaveLength(before + 1)
  queries.clear()
})

test('a screen that is drawn before the answer waits for it, and asks nothing more', async () => {
  const { asked, provider, queries } = aShop()
  const { record, all } = readFirst({ queries, provider, ...opened })
  const screen = new QueryObserver(queries, {
    ...queries.defaultQueryOptions({
      queryKey: ['pages', 'getOne', { id: '7', meta: WHOLE }],
      queryFn: () => provider.getOne('pages', { id: '7', meta: WHOLE }),
    }),
  })
  screen.subscribe(() => {})
  await record
  await all
  expect(screen.getCurrentResult().data).toMatchObject({ title: 'Início' })
  expect(asked.filter((one) => one.startsWith('pages 7'))).toHaveLength(1)
  queries.clear()
})

test('a record that does not come is left to the screen, and what else comes is kept', async () => {
  const { asked, provider, queries } = aShop()
  provider.getOne = () => Promise.reject(new Error('away'))
  const { record, all } = readFirst({ queries, provider, ...opened })
  await expect(record).rejects.toThrow('away')
  await all
  expect(queries.getQueryData(['pages', 'getOne', { id: '7', meta: WHOLE }])).toBeUndefined()
  expect(queries.getQueryData(['answer', '/vitrine/v1/element-settings'])).toEqual([])
  expect(asked).toHaveLength(2)
  queries.clear()
})
