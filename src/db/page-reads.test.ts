import { expect, test } from 'vitest'
import { createPageReads, makesKeptPage, touchesProducts, touchesTexts } from './page-reads.ts'

function someReads({ isHeard = true } = {}) {
  let [now, read] = [0, 0]
  const { of, forget } = createPageReads({ isUpToDate: () => isHeard, nowMs: () => now })
  const ask = () => of('list', async () => ++read)
  return { forget, ask, onPage: () => makesKeptPage(ask), passes: (ms: number) => (now += ms) }
}

test('pages that are made one after the other read products once, until one changes', async () => {
  const { onPage, forget } = someReads()
  expect([await onPage(), await onPage()]).toEqual([1, 1])
  forget()
  expect(await onPage()).toBe(2)
})

test('who makes no page that is kept reads for themselves', async () => {
  const { onPage, ask } = someReads()
  await onPage()
  expect([await ask(), await ask()]).toEqual([2, 3])
})

test('what nobody announces is a minute old at the most', async () => {
  const { onPage, passes } = someReads()
  await onPage()
  passes(60_000)
  expect(await onPage()).toBe(1)
  passes(1)
  expect(await onPage()).toBe(2)
})

test('what is not there is looked for each time: its hour may come', async () => {
  const { of } = createPageReads({ isUpToDate: () => true })
  const answers = [undefined, 'published']
  const ask = () => makesKeptPage(() => of('page', async () => answers.shift()))
  expect([await ask(), await ask(), await ask()]).toEqual([undefined, 'published', 'published'])
})

test('nothing is kept while nobody would hear of a change', async () => {
  const { onPage } = someReads({ isHeard: false })
  expect([await onPage(), await onPage()]).toEqual([1, 2])
})

test('only changes that are known to be about something else leave what was read', () => {
  expect(touchesProducts(['menus', 'content:12', 'comments:3', 'posts'])).toBe(false)
  for (const tag of ['settings', 'products', 'product:12', 'media:4', 'media', 'extensions', 'something-new'])
    expect(touchesProducts(['menus', tag])).toBe(true)
  expect(touchesTexts(['settings', 'menus', 'products', 'product:12'])).toBe(false)
  for (const tag of ['content:12', 'pages', 'posts', 'templates', 'media:4', 'something-new'])
    expect(touchesTexts(['settings', tag])).toBe(true)
})
