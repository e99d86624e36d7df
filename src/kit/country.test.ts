import { expect, test } from 'vitest'
import { foreignCountry, postcodeLabel } from './country.ts'

test.each([
  ['PT', 'Portugal'],
  ['US', 'Estados Unidos'],
  ['BR', ''],
  [undefined, ''],
  ['', ''],
  ['x<', ''],
])('the country %s is called «%s» on an address', (code, name) => {
  expect(foreignCountry(code)).toBe(name)
})

test.each([
  ['01310-100', undefined, 'CEP 01310-100'],
  ['01310-100', 'BR', 'CEP 01310-100'],
  ['1100-053', 'PT', '1100-053'],
  ['', undefined, ''],
])('the code %s of %s reads %s', (postcode, country, label) => {
  expect(postcodeLabel(postcode, country)).toBe(label)
})
