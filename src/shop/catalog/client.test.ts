import { expect, test } from 'vitest'
import { aVariation } from '#tests/support/purchases.ts'
import { fetchVariations } from './client.ts'

/** A server with this many variations in pages of 100, that fails as often as asked. */
function aServer(total: number, failures = 0) {
  const asked: string[] = []
  const ask: typeof fetch = (url) => {
    asked.push(String(url))
    if (asked.length <= failures) return Promise.resolve(new Response('', { status: 503 }))
    const page = Number(new URL(String(url), 'http://loja.example').searchParams.get('page'))
    const ids = Array.from({ length: total }, (_, index) => index + 1).slice((page - 1) * 100, page * 100)
    return Promise.resolve(
      Response.json(
        ids.map((id) => aVariation(id, { cor: `c${id}` })),
        { headers: { 'x-wp-totalpages': String(Math.ceil(total / 100)) } },
      ),
    )
  }
  return { ask, asked }
}

test('[SWATCH-10] all pages of variations are asked for, once', async () => {
  const { ask, asked } = aServer(230)
  const [first, again] = await Promise.all([fetchVariations(901, ask), fetchVariations(901, ask)])
  expect(first).toHaveLength(230)
  expect(again).toBe(first)
  expect(asked).toEqual(
    [1, 2, 3].map((page) => `/wp-json/woo-variation-swatches/v1/products/901/variations?per_page=100&page=${page}`),
  )
})

test('[SWATCH-10] a failure is not remembered: the next press asks again', async () => {
  const { ask, asked } = aServer(40, 1)
  await expect(fetchVariations(902, ask)).rejects.toThrow('503')
  expect(await fetchVariations(902, ask)).toHaveLength(40)
  expect(asked).toHaveLength(2)
})
