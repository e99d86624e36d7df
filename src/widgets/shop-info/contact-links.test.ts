import { expect, test } from 'vitest'
import { phoneUrl, whatsappUrl } from './contact-links.ts'

test('a number with its area code can be dialled from abroad too', () => {
  expect(phoneUrl('(32) 3355-0199')).toBe('tel:+553233550199')
  expect(whatsappUrl('(32) 99955-0199')).toBe('https://wa.me/5532999550199')
})

test('a service number is dialled as it is', () => {
  expect(phoneUrl('0800 123 4567 8')).toBe('tel:080012345678')
  expect(phoneUrl('4004-1234')).toBe('tel:40041234')
})
