import { expect, test } from 'vitest'
import { PORTUGUESE } from './language.ts'
import { createTranslation } from './translation.ts'

test('a saved record is named in what is said of it', () => {
  const { translate } = createTranslation(PORTUGUESE)
  const say = (what: string, smart_count = 1) => translate(`resources.${what}`, { smart_count })
  expect(say('coupons.notifications.updated')).toBe('Cupom salvo')
  expect(say('people.notifications.deleted', 3)).toBe('3 pessoas excluídas')
  expect(say('customers.notifications.created')).toBe('Cliente criado')
})
