import { expect, test } from 'vitest'
import { holderName, returnAddress, withAnswers } from './return-address.ts'

test.each([
  'https://app.example/volta?x=1',
  'http://localhost:3000/',
  'http://127.0.0.1/cb',
  'http://[::1]:8/',
  'meuapp://volta',
])('[REST-1] an application may call people back to %s', (address) => {
  expect(returnAddress(address)?.href).toBe(address)
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>',
  'http://app.example/',
  'http://localhost.evil.example/',
  'https://user:pass@app.example/',
  'file:///etc/passwd',
  '/relative',
  '',
  ['https://app.example/'],
  `https://app.example/${'a'.repeat(2_000)}`,
])('[REST-1] nobody is sent to %s', (address) => {
  expect(returnAddress(address)).toBeUndefined()
})

test('the answers are added to what the address has already', () => {
  const url = returnAddress('https://app.example/volta?a=1#b')!
  expect(withAnswers(url, { password: 'x y&z' })).toBe('https://app.example/volta?a=1&password=x+y%26z#b')
  expect(holderName(url)).toBe('app.example')
  expect(holderName(returnAddress('meuapp:volta')!)).toBe('aplicativo meuapp')
})
