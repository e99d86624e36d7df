import { expect, test } from 'vitest'
import { createPasswordGate } from './password-gate.ts'
import { createPresence, standingOf } from './presence.ts'

const refused = { code: 'vitrine_confirm_password' }

test('a dangerous call waits for the password and is then made again', async () => {
  const gate = createPasswordGate()
  let calls = 0
  const next = async () => (++calls === 1 ? Promise.reject(refused) : 'feito')
  const answer = gate.step({ path: '/x' }, next)
  await expect.poll(gate.isAsking).toBe(true)
  gate.settle(true)
  expect(await answer).toBe('feito')
  expect(gate.isAsking()).toBe(false)
})

test('who gives up hears why it was refused; other refusals ask nothing', async () => {
  const gate = createPasswordGate()
  const next = async () => Promise.reject(new Response(JSON.stringify(refused)))
  const answer = gate.step({ path: '/x' }, next)
  await expect.poll(gate.isAsking).toBe(true)
  gate.settle(false)
  await expect(answer).rejects.toBeInstanceOf(Response)
  await expect(gate.step({ path: '/x' }, async () => Promise.reject({ code: 'other' }))).rejects.toEqual({ code: 'other' })
})

const MINUTE = 60_000
test.each([
  ['just answered', { minutes: 0 }, { state: 'here' }],
  ['away for 27 minutes', { minutes: 27 }, { state: 'here' }],
  ['away for 29 minutes', { minutes: 29 }, { state: 'leaving', secondsLeft: 60 }],
  ['away for half an hour', { minutes: 30 }, { state: 'over' }],
  ['here, and the day ends in a minute', { minutes: 0, endsInMinutes: 1 }, { state: 'ending', secondsLeft: 60 }],
] as const)('%s', (_what, { minutes, ...more }, standing) => {
  const now = 1_000 * MINUTE
  const endsAt = 'endsInMinutes' in more ? now + more.endsInMinutes * MINUTE : undefined
  expect(standingOf({ seenAt: now - minutes * MINUTE, now, idleSeconds: 1_800, endsAt })).toEqual(standing)
})

test('every answer counts as being there, in every tab; a call that fails does not', async () => {
  const kept = new Map<string, string>()
  const memory = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
  let time = 1_000
  const one = createPresence({ memory, now: () => time })
  const other = createPresence({ memory, now: () => time })
  time = 5_000
  await one.step({ path: '/x' }, async () => 'sim')
  expect(other.seenAt()).toBe(5_000)
  time = 9_000
  await expect(one.step({ path: '/x' }, async () => Promise.reject(new Error('não')))).rejects.toThrow('não')
  expect(other.seenAt()).toBe(5_000)
})
