import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const Account = screen(() => import('./account.tsx'), 'Account')

/** Led to by the menu of whoever is here. */
export const section: Section = { group: 'Ajustes', order: 99, pages: [{ path: '/account', Screen: Account }] }
