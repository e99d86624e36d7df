import { expect, test } from 'vitest'
import type { OrderStatus } from './contract.ts'
import { completesItself, needsProcessing, type SoldThing } from './needs-processing.ts'

const vase: SoldThing = { virtual: false, downloadable: false }
const guide: SoldThing = { virtual: true, downloadable: true }
const lesson: SoldThing = { virtual: true, downloadable: false }
const printedBook: SoldThing = { virtual: false, downloadable: true }

test.each<[string, (SoldThing | undefined)[], boolean]>([
  ['a file', [guide], false],
  ['several files', [guide, guide, guide], false],
  ['a vase', [vase], true],
  ['a lesson, which nobody sends and nobody downloads', [lesson], true],
  ['a printed book that has a file besides', [printedBook], true],
  ['a file and a vase', [guide, vase], true],
  ['a vase and a file', [vase, guide], true],
  ['a file and a lesson', [guide, lesson], true],
  ['a lesson and a printed book, each half of a file', [lesson, printedBook], true],
  ['what the shop no longer knows', [undefined], true],
  ['a file and what the shop no longer knows', [guide, undefined], true],
  ['nothing at all', [], true],
])('of an order of %s', (_name, lines, needed) => {
  expect(needsProcessing(lines)).toBe(needed)
})

const prepared = { from: 'pending' as OrderStatus, paymentMethod: 'pix', paidCents: 1_990, totalCents: 1_990, lines: [guide] }

test.each<[string, Partial<typeof prepared>, boolean]>([
  ['files that are paid are complete', {}, true],
  ['so are files that cost nothing', { paidCents: 0, totalCents: 0 }, true],
  ['so are files that cost nothing, whatever way to pay was named', { paidCents: 0, totalCents: 0, paymentMethod: 'cod' }, true],
  ['so are files whose payment a merchant takes for granted', { paidCents: 0 }, true],
  ['so are files paid with a little too much', { paidCents: 2_000 }, true],
  ['so are files whose payment was refused first', { from: 'failed' }, true],
  ['so are files that waited for a transfer', { from: 'on-hold', paymentMethod: 'bacs' }, true],
  ['so are files paid after the order was given up', { from: 'cancelled' }, true],
  ['so are files paid once more after the money went back', { from: 'refunded' }, true],
  ['so are files to be paid at the door, once they are paid', { from: 'processing', paymentMethod: 'cod' }, true],
  ['files to be paid at the door are not', { paymentMethod: 'cod', paidCents: 0 }, false],
  ['nor are those of which a part is paid at the door', { paymentMethod: 'cod', paidCents: 1_989 }, false],
  ['files that a merchant takes up again stay with the merchant', { from: 'completed' }, false],
  ['what has to be packed is not complete when it is paid', { lines: [guide, vase] }, false],
  ['what happens at an hour is not complete when it is paid', { lines: [lesson] }, false],
])('%s', (_name, over, completes) => {
  expect(completesItself({ ...prepared, ...over })).toBe(completes)
})
