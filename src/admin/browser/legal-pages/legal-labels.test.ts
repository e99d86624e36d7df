import { expect, test } from 'vitest'
import type { LegalPageRecord } from '#api/vitrine/legal-page-routes.ts'
import { changesText, gapsText, inWritingOrder, legalStatus } from './legal-labels.ts'

const page = { id: 1, status: 'draft', slug: 'x', version: 1, path: '/x/' }

test('a page is told by where it stands, and what is missing keeps it from being published', () => {
  expect([legalStatus({ page: null }), legalStatus({ page }), legalStatus({ page: { ...page, status: 'publish' } })]).toEqual([
    'Falta escrever',
    'Rascunho',
    'Publicada',
  ])
  expect(gapsText({ page: null, gaps: ['número'] })).toBeUndefined()
  expect(gapsText({ page, gaps: [] })).toBeUndefined()
  expect(gapsText({ page, gaps: ['número', 'e-mail'] })).toBe('Complete antes de publicar: “número” e “e-mail”.')
})

test('a text that the merchant changed is never written anew, and is told so', () => {
  const changes = [{ is: 'new' as const, text: 'x' }]
  expect(changesText({ changes: [], is_edited: false })).toBeUndefined()
  expect(changesText({ changes, is_edited: true })).toContain('fica como está')
  expect(changesText({ changes, is_edited: false })).toContain('mudaram desde')
})

test('the terms are written last, for they lead to the others', () => {
  const kinds = (['terms', 'returns', 'privacy'] as const).map((kind) => ({ kind }) as LegalPageRecord) // the order needs no more
  expect(inWritingOrder(kinds).map(({ kind }) => kind)).toEqual(['returns', 'privacy', 'terms'])
})
