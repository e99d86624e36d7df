import type { CustomerProfileRecord } from '#api/vitrine/customer-profile-shape.ts'
import { defineFinder } from '../command-palette/define-finder.ts'
import { profileName } from './customer-labels.ts'

export const finder = defineFinder<CustomerProfileRecord>({
  resource: 'customer-profiles',
  heading: 'Clientes',
  label: profileName,
  about: ({ email, phone }) => email || phone,
  address: ({ id }) => `/customer-profiles/${id}/show`,
})
