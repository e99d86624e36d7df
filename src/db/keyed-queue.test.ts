import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { createKeyedQueue, type KeyedQueue, type Turn } from './keyed-queue.ts'
import { DeadlineExceeded } from './query-deadline.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Work that ends when the test says so. */
function aWorkshop(queue: KeyedQueue) {
  const atWork = new Map<string, { done: () => void; fail: (error: Error) => void }>()
  const told: Record<string, string> = {}
  return {
    told,
    atWork: () => [...atWork.keys()],
    begin: async (name: string, ...keys: string[]) => {
      const work = () =>
        new Promise<string>((resolve, reject) => atWork.set(name, { done: () => resolve('served'), fail: reject }))
      void queue.run(keys, work).then(
        (answer) => (told[name] = answer),
        (error: unknown) => (told[name] = error instanceof DeadlineExceeded ? 'refused' : 'failed'),
      )
      await turn()
    },
    end: async (name: string, error?: Error) => {
      const work = atWork.get(name)!
      atWork.delete(name)
      if (error) work.fail(error)
      else work.done()
      await turn()
    },
  }
}

test('work of one key is done one after the other, in the order of asking, and other work passes it', async () => {
  const shop = aWorkshop(createKeyedQueue())
  for (const name of ['a1', 'a2', 'a3']) await shop.begin(name, 'cart:1')
  await shop.begin('b1', 'cart:2')
  expect(shop.atWork()).toEqual(['a1', 'b1'])
  await shop.end('a1')
  expect(shop.atWork()).toEqual(['b1', 'a2'])
  await shop.end('a2')
  expect(shop.atWork()).toEqual(['b1', 'a3'])
})

test('work with several keys waits for all of them, and no two wait for each other', async () => {
  const shop = aWorkshop(createKeyedQueue())
  await shop.begin('vase', 'vase')
  await shop.begin('both', 'cup', 'vase')
  await shop.begin('cup', 'cup')
  await shop.begin('both again', 'vase', 'cup', 'vase')
  expect(shop.atWork()).toEqual(['vase'])
  await shop.end('vase')
  expect(shop.atWork()).toEqual(['both'])
  await shop.end('both')
  expect(shop.atWork()).toEqual(['cup'])
  await shop.end('cup')
  expect(shop.atWork()).toEqual(['both again'])
})

test('with few places a crowd before one key has one of them, and a stranger gets the next', async () => {
  const shop = aWorkshop(createKeyedQueue({ atOnce: 1 }))
  for (let one = 0; one < 20; one++) await shop.begin(`crowd ${one}`, 'vase')
  await shop.begin('stranger', 'cup')
  expect(shop.atWork()).toEqual(['crowd 0'])
  await shop.end('crowd 0')
  expect(shop.atWork()).toEqual(['stranger'])
  await shop.end('stranger')
  expect(shop.atWork()).toEqual(['crowd 1'])
})

test('work that fails makes room as work that succeeds', async () => {
  const shop = aWorkshop(createKeyedQueue())
  await shop.begin('first', 'cart:1')
  await shop.begin('second', 'cart:1')
  await shop.end('first', new Error('a mistake'))
  expect(shop.told).toEqual({ first: 'failed' })
  expect(shop.atWork()).toEqual(['second'])
})

test('when the database is away all who wait are told at once; a row that a rival held tells nobody', async () => {
  const shop = aWorkshop(createKeyedQueue())
  for (const name of ['a', 'b', 'c', 'd']) await shop.begin(name, 'cart:1')
  await shop.end('a', Object.assign(new Error('lock'), { code: '55P03' }))
  expect(shop.atWork()).toEqual(['b'])
  await shop.end('b', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
  expect(shop.told).toEqual({ a: 'failed', b: 'failed', c: 'refused', d: 'refused' })
  await shop.begin('later', 'cart:1')
  expect(shop.atWork()).toEqual(['later'])
})

test('when the database fails for some, who has waited longer than that try took is told, and who came later goes on waiting', async () => {
  const shop = aWorkshop(createKeyedQueue())
  await shop.begin('at work', 'cart:1')
  await shop.begin('early', 'cart:1')
  await shop.begin('slow', 'cart:2')
  await shop.begin('late', 'cart:1')
  await shop.begin('quick', 'cart:3')
  await shop.end('quick')
  await shop.end('slow', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
  expect(shop.told).toEqual({ quick: 'served', slow: 'failed', early: 'refused' })
  await shop.end('at work')
  expect(shop.atWork()).toEqual(['late'])
})

test('the queue is bounded in length and in time, and whoever leaves it makes room', async () => {
  const full = aWorkshop(createKeyedQueue({ maxWaiting: 1 }))
  for (const name of ['a', 'b', 'c']) await full.begin(name, 'cart:1')
  expect(full.told).toEqual({ c: 'refused' })

  const queue = createKeyedQueue({ maxWaitMs: 1 })
  const { end } = await queue.enter(['cart:1'])
  await expect(queue.enter(['cart:1'])).rejects.toThrow(DeadlineExceeded)
  const leaving = new AbortController()
  const given = queue.enter(['cart:1'], leaving.signal)
  leaving.abort()
  await expect(given).rejects.toThrow(DeadlineExceeded)
  end()
  end()
  await expect(queue.run(['cart:1'], async () => 'served')).resolves.toBe('served')
})

test('work runs in the context of who asked for it, not of who made room', async () => {
  const visitor = new AsyncLocalStorage<string>()
  const queue = createKeyedQueue()
  const told = ['ana', 'bia', 'caio'].map((name) =>
    visitor.run(name, () => queue.run(['vase'], async () => (await turn(), visitor.getStore()))),
  )
  expect(await Promise.all(told)).toEqual(['ana', 'bia', 'caio'])
})

/** Two turns' worth: a place that was left is taken, and given back. */
const settled = async () => {
  await turn()
  await turn()
}

test('who waits for another server leaves the place to others, and is served before those who have not begun', async () => {
  const queue = createKeyedQueue({ atOnce: 1 })
  const steps: string[] = []
  const bank = Promise.withResolvers<string>()
  const first = await queue.enter(['cart:1'])
  const asking = first.aside(() => bank.promise).then((answer) => steps.push(`first: ${answer}`))
  const second = await queue.enter(['cart:2'])
  const then = (name: string) => (begun: Turn) => {
    steps.push(name)
    begun.end()
  }
  const third = queue.enter(['cart:3']).then(then('third'))
  // The same cart still waits for the one that stepped aside.
  const again = queue.enter(['cart:1']).then(then('first cart again'))
  bank.resolve('paid')
  await settled()
  expect(steps).toEqual([])
  second.end()
  await asking
  await settled()
  expect(steps).toEqual(['first: paid'])
  first.end()
  await Promise.all([third, again])
  expect(steps).toEqual(['first: paid', 'third', 'first cart again'])
})

test('a place is left once for several things that are waited for, and none is kept by who never came back', async () => {
  const queue = createKeyedQueue({ atOnce: 1 })
  const [quick, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = await queue.enter(['cart:1'])
  const both = [first.aside(() => quick.promise), first.aside(() => slow.promise)]
  quick.resolve()
  await both[0]
  // Nobody waits for the slow one any more.
  first.end()
  const [second, third] = [await queue.enter(['cart:1']), queue.enter(['cart:2'])]
  let hasBegun = false
  void third.then(() => (hasBegun = true))
  slow.resolve()
  await both[1]
  await settled()
  expect(hasBegun).toBe(false)
  second.end()
  await third
  expect(await first.aside(() => Promise.resolve('after the end'))).toBe('after the end')
})
