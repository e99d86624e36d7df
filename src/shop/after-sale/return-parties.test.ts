import { expect, test } from 'vitest'
import { shopParty } from './return-parties.ts'

const SHOP = { name: 'Casa Aroeira', legalName: '', document: '11.222.333/0001-81', email: '', phone: '(32) 3355-1000' }
const at = (address: string) => {
  const { street, number, neighborhood } = shopParty({ ...SHOP, address, city: 'Tiradentes', state: 'MG', postcode: '36325-000' })
  return [street, number, neighborhood]
}

test.each([
  ['Rua Direita, 45', ['Rua Direita', '45', 'Centro']],
  ['Rua Direita, 45 – Alto da Torre', ['Rua Direita', '45', 'Alto da Torre']],
  ['Av. Brasil, 12A, Sala 3', ['Av. Brasil', '12A', 'Sala 3']],
  ['Rua Direita, s/n', ['Rua Direita', 's/n', 'Centro']],
  ['Sítio da Serra', ['Sítio da Serra', 'S/N', 'Centro']],
])('«%s» is a street, a number and what follows', (address, parts) => expect(at(address)).toEqual(parts))

test('documents, telephones and CEPs go without their signs', () => {
  expect(shopParty({ ...SHOP, address: '', city: '', state: '', postcode: '36325-000' })).toMatchObject({
    name: 'Casa Aroeira',
    document: '11222333000181',
    phone: '3233551000',
    postcode: '36325000',
  })
})
