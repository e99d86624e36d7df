import type { Addresses } from '#shop/accounts/addresses.ts'
import type { AddressKind, FieldProblem } from '#shop/accounts/contract.ts'
import { tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import { addressesPage, editAddressPage } from './address-pages.tsx'
import { type AccountDesk, type Fields, type Opened, textOf } from './desk.tsx'
import { addressValues, readBilling, readShipping } from '#shop/checkout/read-address.ts'

const SAVE = 'woocommerce-edit_address'
/** The ecosystem's field has a hyphen in some versions and an underscore in others. */
const NONCE_FIELDS = ['woocommerce-edit-address-nonce', 'woocommerce-edit_address-nonce']

/** Where the bill and the parcel go. A customer reaches only their own: no address has an id of its own. */
export function registerAddresses({ account, addresses }: { account: AccountDesk; addresses: Addresses }) {
  account.page('edit-address/', async ({ user }) => addressesPage(await addresses.of(user.id)))

  const keep = async (user: Opened['user'], kind: AddressKind, fields: Fields): Promise<FieldProblem[]> => {
    if (kind === 'billing') {
      const read = readBilling(fields, user.email)
      if (read.ok) await addresses.keep(user.id, 'billing', read.address)
      return read.ok ? [] : read.problems
    }
    const read = readShipping(fields)
    if (read.ok) await addresses.keep(user.id, 'shipping', read.address)
    return read.ok ? [] : read.problems
  }

  for (const kind of ['billing', 'shipping'] as const) {
    account.page(`edit-address/${kind}/`, async ({ user, nonce }) =>
      editAddressPage({ kind, values: addressValues(await addresses.of(user.id), kind), nonce: nonce(SAVE) }),
    )
    account.action(`edit-address/${kind}/`, { fields: NONCE_FIELDS, action: SAVE }, async (opened, fields) => {
      const problems = await keep(opened.user, kind, fields)
      if (problems.length === 0)
        return await account.goOn(opened, tabUrl('edit-address'), { kind: 'success', text: 'Endereço alterado com sucesso.' })
      const values = Object.fromEntries(Object.keys(fields).map((name) => [name, textOf(fields[name])]))
      return editAddressPage({ kind, values, nonce: opened.nonce(SAVE), problems })
    })
  }
}
