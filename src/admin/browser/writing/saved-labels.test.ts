import { expect, test } from 'vitest'
import { savedText } from './saved-labels.ts'
import type { WritingRecord } from '#api/wp/content-item.ts'
import type { WritingStatus } from './writing-labels.ts'

const DATE = '2026-11-20T10:00:00'

test.each<[type: WritingRecord['type'], before: WritingStatus, status: WritingStatus, told: string | RegExp]>([
  ['page', 'draft', 'publish', 'Página publicada.'],
  ['post', 'trash', 'publish', 'Post publicado.'],
  ['page', 'publish', 'publish', 'Página salva: a loja já mostra.'],
  ['post', 'draft', 'future', /^Post agendado para 20\/11\/2026/],
  ['page', 'publish', 'draft', 'A página voltou a rascunho: a loja não mostra.'],
  ['post', 'future', 'draft', 'O post voltou a rascunho: a loja não mostra.'],
  ['post', 'trash', 'draft', 'Fora da lixeira, como rascunho.'],
  ['page', 'draft', 'draft', 'Rascunho salvo. Só quem cuida da loja o vê.'],
])('who saves a %s that was %s and is %s is told what happened', (type, before, status, told) => {
  expect(savedText(before, { type, status, date: DATE })).toMatch(told)
})
