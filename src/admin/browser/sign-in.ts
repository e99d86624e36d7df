import type { QueryClient } from '@tanstack/react-query'
import type { AuthProvider } from 'react-admin'
import { isLimited, NO_RIGHTS, type Permissions, type Rights } from './rights.ts'

const UNAUTHORISED = 401
/** A nonce that could not be renewed: whoever it was made for has been signed out. */
const NO_SESSION = 'rest_cookie_invalid_nonce'

export type Person = { name: string; roles: readonly string[]; rights?: Rights | undefined }

/** Who is here was decided by the server before it sent the page; whoever was signed out meanwhile is asked again by it. */
export const createAuth = (person: Person): AuthProvider => ({
  login: async () => location.reload(),
  logout: async () => {
    location.assign('/minha-conta/customer-logout/')
    return false
  },
  checkAuth: async () => {},
  checkError: async (error: { status?: number; body?: { code?: string } } | undefined) => {
    if (error?.status === UNAUTHORISED || error?.body?.code === NO_SESSION) location.reload()
  },
  getIdentity: async () => identityOf(person),
  getPermissions: async () => permissionsOf(person),
  // Buttons of the library that lead to closed screens stay away; whoever runs the shop has them all.
  ...(isLimited(permissionsOf(person)) && {
    canAccess: async ({ resource, action }: { resource: string; action: string }) => mayAct(person, resource, action),
  }),
})

const READING = new Set(['list', 'show', 'export'])
function mayAct({ rights = NO_RIGHTS }: Person, resource: string, action: string) {
  const right = rights.screens[`/${resource}`]
  return right === 'write' || (right === 'read' && READING.has(action))
}

/** Answers beforehand what the library asks about this person: screens wait for nothing, and are drawn once instead of twice. */
export function knowPerson(queries: QueryClient, person: Person) {
  const known = { checkAuth: true, getIdentity: identityOf(person), getPermissions: permissionsOf(person) }
  for (const [question, initialData] of Object.entries(known))
    queries.setQueryDefaults(['auth', question], { initialData, staleTime: Infinity })
}

const identityOf = ({ name }: Person) => ({ id: 'eu', fullName: name })
export const permissionsOf = ({ roles, rights = NO_RIGHTS }: Person): Permissions =>
  (['administrator', 'shop_manager'] as const).find((role) => roles.includes(role)) ?? rights
