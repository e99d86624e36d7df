import { expect, test } from 'vitest'
import { singularOf } from './singular.ts'

test.each([
  ['cupons', 'cupom'],
  ['produtos', 'produto'],
  ['avaliacoes', 'avaliacao'],
  ['maos', 'mao'],
  ['papeis', 'papel'],
  ['canais', 'canal'],
  ['cores', 'cor'],
  ['mes', 'mes'],
  ['pedido', 'pedido'],
])('%s is more than one %s', (plural, singular) => expect(singularOf(plural)).toBe(singular))
