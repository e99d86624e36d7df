import { expect, test } from 'vitest'
import { createAlarm, STATUS_PATH } from './alarm.ts'

const refused = (status: number) => async () => {
  throw { code: 'unavailable', message: '', data: { status } }
}

test('the alarm rings for every call that the shop puts off, and passes on what was said', async () => {
  const alarm = createAlarm()
  let heard = 0
  const deaf = alarm.subscribe(() => heard++)
  await expect(alarm.step({ path: '/wc/v3/orders' }, refused(503))).rejects.toMatchObject({ code: 'unavailable' })
  const asRaw = async () => {
    throw new Response('', { status: 503 })
  }
  await expect(alarm.step({ path: '/wc/v3/orders', parse: false }, asRaw)).rejects.toBeInstanceOf(Response)
  deaf()
  await expect(alarm.step({ path: '/wc/v3/orders' }, refused(503))).rejects.toBeDefined()
  expect([alarm.count(), heard]).toEqual([3, 2])
})

test('neither another refusal nor the question for the reason rings it', async () => {
  const alarm = createAlarm()
  await expect(alarm.step({ path: '/wc/v3/orders' }, refused(404))).rejects.toBeDefined()
  await expect(alarm.step({ path: STATUS_PATH }, refused(503))).rejects.toBeDefined()
  expect(await alarm.step({ path: '/wc/v3/orders' }, async () => 'well')).toBe('well')
  expect(alarm.count()).toBe(0)
})
