import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import type { Challenge } from './contract.ts'
import { createProofOfWork, MOST_GUESSES } from './proof-of-work.ts'

const MINUTE_MS = 60_000
let database: Awaited<ReturnType<typeof aDatabase>>
let nowMs = Date.parse('2026-03-08T12:00:00Z')

beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const work = (secret = 'segredo') => createProofOfWork({ db: database.kysely, secret, clock: { now: () => nowMs } })

function solve({ salt, challenge, signature }: Challenge) {
  const number = Array.from({ length: MOST_GUESSES }, (_, each) => each).find(
    (each) => createHash('sha256').update(`${salt}${each}`).digest('hex') === challenge,
  )
  return `${salt}:${signature}:${number}`
}

test('[FORM-8] a solved task counts once, also when it is sent many times at the same moment', async () => {
  const solution = solve(work().make())
  const verdicts = await Promise.all(Array.from({ length: 8 }, () => work().accept(solution)))
  expect(verdicts.filter(Boolean)).toHaveLength(1)
})

test('[FORM-8] a task counts for twenty minutes and no longer', async () => {
  const [early, late] = [solve(work().make()), solve(work().make())]
  nowMs += 19 * MINUTE_MS
  expect(await work().accept(early)).toBe(true)
  nowMs += 2 * MINUTE_MS
  expect(await work().accept(late)).toBe(false)
})

test('[FORM-8] a task of our own setting only: another secret, a longer life or another number is refused', async () => {
  const solution = solve(work().make())
  expect(await work('outro segredo').accept(solution)).toBe(false)
  const [salt = '', signature = '', number = ''] = solution.split(':')
  const longer = `${(nowMs + 999 * MINUTE_MS).toString(36)}.${salt.split('.')[1]}`
  expect(await work().accept(`${longer}:${signature}:${number}`)).toBe(false)
  expect(await work().accept(`${salt}:${signature}:${Number(number) + 1}`)).toBe(false)
  for (const junk of ['', 'a:b:c', undefined, ['x'], `${solution}:1`]) expect(await work().accept(junk)).toBe(false)
  expect(await work().accept(solution)).toBe(true)
})

test('solutions past their time are forgotten', async () => {
  nowMs = Date.parse('2020-01-01T00:00:00Z')
  expect(await work().accept(solve(work().make()))).toBe(true)
  await work().sweep()
  const left = await database.kysely.selectFrom('form_captcha_used').select('expires_at').execute()
  expect(left.filter(({ expires_at: end }) => end.getUTCFullYear() === 2020)).toEqual([])
})
