import { expect, test } from 'vitest'
import { shopInitials } from './shop-initials.ts'

test.each([
  ['Casa Aroeira', 'CA'],
  ['Casa da Aroeira', 'CA'],
  ['Minha loja', 'ML'],
  ['Otto', 'O'],
  ['  ângela   & sá ', 'AS'],
  ['Ótica São João do Vale', 'OS'],
  ['3 Corações', '3C'],
  ['O Boticário', 'B'],
  ['De A', 'DA'],
  ["D'Ávila Joias", 'DJ'],
  ['café-com-pão', 'CC'],
  ['«Flor» | Presentes', 'FP'],
  ['ação', 'A'],
  ['店', ''],
  ['♥', ''],
  ['', ''],
])('the initials of «%s» are «%s»', (name, letters) => expect(shopInitials(name)).toBe(letters))
