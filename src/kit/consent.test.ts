import { expect, test } from 'vitest'
import { type Choice, isAllowed, readChoice, writeChoice } from './consent.ts'

const RECEIPT = 'AbCdEfGhIjKlMnOpQrStU_'
const chose = (statistics: boolean, marketing: boolean, version = '1-1'): Choice => ({
  version,
  at: 1_800_000_000,
  statistics,
  marketing,
  receipt: RECEIPT,
})

test.each([chose(true, true), chose(true, false), chose(false, true), chose(false, false)])(
  'a choice can be read back: %j',
  (choice) => {
    const cookie = `vitrine_consent=${writeChoice(choice)}`
    for (const cookies of [cookie, `a=1; ${cookie}`, `${cookie}; b=2`, `a=1; ${cookie}; b=2`])
      expect(readChoice(cookies)).toEqual(choice)
  },
)

test.each([
  '',
  'vitrine_consent=',
  'vitrine_consent=sim',
  'vitrine_consent=1-1.1800000000.sm',
  'vitrine_consent=1-1.ontem.sm.AbCdEfGhIjKlMnOpQrStU_',
  'vitrine_consent=1-1.1800000000.ms.AbCdEfGhIjKlMnOpQrStU_',
  'vitrine_consent=1-1.1800000000.sm.curto',
  'vitrine_consent=1-1.1800000000.sm.AbCdEfGhIjKlMnOpQrStU_longo',
  'outro_vitrine_consent=1-1.1800000000.sm.AbCdEfGhIjKlMnOpQrStU_',
])('«%s» is no choice', (cookies) => {
  expect(readChoice(cookies)).toBeUndefined()
})

const RULES: [mode: 'opt-in' | 'opt-out', choice: Choice | undefined, allowed: boolean][] = [
  ['opt-in', undefined, false],
  ['opt-out', undefined, true],
  ['opt-in', chose(false, true), true],
  ['opt-out', chose(false, true), true],
  ['opt-in', chose(true, false), false],
  ['opt-out', chose(true, false), false],
  ['opt-in', chose(true, true, '1-0'), false],
  ['opt-out', chose(true, true, '1-0'), true],
  ['opt-in', chose(true, false, '1-0'), false],
  ['opt-out', chose(true, false, '1-0'), false],
]
test.each(RULES)('[ATTR-8] with %s and the choice %j marketing is allowed: %s', (mode, choice, allowed) => {
  expect(isAllowed('marketing', { mode, version: '1-1' }, choice)).toBe(allowed)
})
