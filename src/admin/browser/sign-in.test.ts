import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createAuth, knowPerson } from './sign-in.ts'

const QUESTIONS = [['checkAuth', {}], ['checkAuth', { route: 'dashboard' }], ['getIdentity'], ['getPermissions', {}]]

test.each([
  { roles: ['customer', 'administrator'], role: 'administrator' },
  { roles: ['shop_manager', 'packer'], role: 'shop_manager' },
  { roles: ['support', 'packer'], role: { screens: {}, calls: [] } },
])('who is here is known before a screen asks: $role', async ({ roles, role }) => {
  const person = { name: 'Marta', roles }
  const queries = new QueryClient()
  knowPerson(queries, person)
  const known = QUESTIONS.map((question) => queries.defaultQueryOptions({ queryKey: ['auth', ...question] }))
  expect(known.map(({ initialData }) => initialData)).toEqual([true, true, { id: 'eu', fullName: 'Marta' }, role])
  expect(known.every(({ staleTime }) => staleTime === Infinity)).toBe(true)
  // The same as whoever asks is told.
  const auth = createAuth(person)
  expect([await auth.getIdentity!({}), await auth.getPermissions!({})]).toEqual([{ id: 'eu', fullName: 'Marta' }, role])
})
