import { expect, test } from 'vitest'
import { writingTroubles } from './writing-troubles.ts'

const typed = { title: { raw: 'Sobre nós' }, slug: 'sobre', date: '2026-11-20T10:00:00' }

test('a text has a title and a date; its address may be empty, but not endless', () => {
  expect(writingTroubles(typed)).toEqual({})
  expect(writingTroubles({ ...typed, slug: null })).toEqual({})
  expect(writingTroubles({ ...typed, title: { raw: null }, date: null })).toEqual({
    title: { raw: expect.stringContaining('Dê um título') },
    date: expect.stringContaining('Diga o dia e a hora'),
  })
  expect(writingTroubles({ ...typed, title: { raw: 'a'.repeat(501) }, slug: 'a'.repeat(191) })).toEqual({
    title: { raw: 'No máximo 500 letras.' },
    slug: 'No máximo 190 letras.',
  })
})
