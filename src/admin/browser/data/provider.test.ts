import { expect, test } from 'vitest'
import type { ApiCall } from '#islands/rest-client/contract.ts'
import { createProvider } from './provider.ts'

type Batch = { update: { id: number }[] }

function aProvider({ refuses = [] }: { refuses?: number[] } = {}) {
  const sent: { path: string; ids: number[] }[] = []
  const answer = async ({ path, data }: ApiCall) => {
    const { update } = data as Batch
    sent.push({ path: path!, ids: update.map(({ id }) => id) })
    return {
      update: update.map((entry) => (refuses.includes(entry.id) ? { id: entry.id, error: { message: 'Não existe.' } } : entry)),
    }
  }
  return { provider: createProvider(answer as Parameters<typeof createProvider>[0]), sent }
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

test('many are changed a hundred at a time, which is what the API takes', async () => {
  const { provider, sent } = aProvider()
  await provider.updateMany('categories', { ids: upTo(230), data: { parent: 7 } })
  expect(sent.map(({ ids }) => ids.length)).toEqual([100, 100, 30])
  expect(sent.flatMap(({ ids }) => ids)).toEqual(upTo(230))
  expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(['/wc/v3/products/categories/batch']))
})

test('values go where their attribute is', async () => {
  const { provider, sent } = aProvider()
  await provider.changeMany('terms', [{ id: 4, menu_order: 0 }], { attribute: 9 })
  expect(sent).toEqual([{ path: '/wc/v3/products/attributes/9/terms/batch', ids: [4] }])
})

test('what is refused in one of the packs is told once the others are through', async () => {
  const { provider, sent } = aProvider({ refuses: [3, 150] })
  const changes = upTo(230).map((id) => ({ id, menu_order: 0 }))
  await expect(provider.changeMany('categories', changes)).rejects.toThrow('2 itens não mudaram. Não existe.')
  expect(sent).toHaveLength(3)
})

test('nothing to change is nothing to ask', async () => {
  const { provider, sent } = aProvider()
  await provider.changeMany('categories', [])
  expect(sent).toEqual([])
})
