import { expect, test } from 'vitest'
import { type CardLine, cardsProblem } from './cards-out.ts'

const card = (over: Partial<CardLine> = {}): CardLine => ({
  worthCents: 10_000,
  faceCents: 10_000,
  liveCents: 0,
  usedCents: 0,
  ...over,
})
type Case = [what: string, amountCents: number, leftCents: number, lines: CardLine[], problem: ReturnType<typeof cardsProblem>]

test.each<Case>([
  ['an order without cards', 10_000, 10_000, [], undefined],
  ['the card comes back unused', 10_000, 10_000, [card()], undefined],
  ['the card was spent', 10_000, 10_000, [card({ usedCents: 10_000 })], 'cards-used'],
  ['part of it was spent', 7_001, 10_000, [card({ usedCents: 3_000 })], 'cards-used'],
  ['what of it was not spent', 7_000, 10_000, [card({ usedCents: 3_000 })], undefined],
  ['the card stays open', 1, 10_000, [card({ liveCents: 10_000 })], 'cards-live'],
  ['goods beside a card that stays', 5_000, 15_000, [card({ liveCents: 10_000 })], undefined],
  ['more than the goods beside it', 5_001, 15_000, [card({ liveCents: 10_000 })], 'cards-live'],
  ['goods beside a card that was spent', 5_000, 15_000, [card({ usedCents: 10_000 })], undefined],
  ['goods beside a card that was cheaper', 5_000, 14_500, [card({ worthCents: 9_500, liveCents: 10_000 })], undefined],
  [
    'a spent card does not come back for the money of goods',
    10_000,
    25_000,
    [card({ usedCents: 10_000, back: { cents: 10_000, liveCents: 0, usedCents: 10_000 } })],
    'cards-used',
  ],
  [
    'a card comes back for what is left of it',
    6_000,
    25_000,
    [card({ usedCents: 4_000, back: { cents: 6_000, liveCents: 6_000, usedCents: 4_000 } })],
    undefined,
  ],
])('[I16] %s', (_what, amountCents, leftCents, lines, problem) => {
  expect(cardsProblem(amountCents, { leftCents, lines })).toBe(problem)
})
