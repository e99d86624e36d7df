import { formatCnpj, formatCpf } from '#kit/brazil/documents.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import type { AddressKind, FieldProblem, KeptAddresses } from '#shop/accounts/contract.ts'
import type { Address } from '#shop/checkout/contract.ts'
import { Icon } from '#ui/icon.tsx'
import { FieldRow } from '../checkout/field-row.tsx'
import type { AccountView } from './view.ts'
import { addressFields } from '#shop/checkout/read-address.ts'

export const ADDRESS_TITLES: Record<AddressKind, string> = {
  billing: 'Endereço de cobrança',
  shipping: 'Endereço de entrega',
}
const KINDS: AddressKind[] = ['billing', 'shipping']

export const addressesPage = (kept: KeptAddresses): AccountView => ({
  title: 'Endereços',
  tab: 'edit-address',
  content: (
    <>
      <p className="account-lead">Os endereços a seguir serão usados na página de finalização de compra por padrão.</p>
      <div className="woocommerce-Addresses account-cards">
        {KINDS.map((kind) => {
          const address = kind === 'billing' ? kept.billing?.billing : kept.shipping
          return (
            <section key={kind} className="woocommerce-Address account-card">
              <h2>{ADDRESS_TITLES[kind]}</h2>
              {address ? <PostalAddress address={address} /> : <p>Você não preencheu este tipo de endereço ainda.</p>}
              <a className="button edit" data-look="outline" href={`/minha-conta/edit-address/${kind}/`}>
                {address ? 'Editar' : 'Adicionar'} {ADDRESS_TITLES[kind].toLowerCase()}
              </a>
            </section>
          )
        })}
      </div>
    </>
  ),
})

/** An address the way it is written on a parcel. */
export function PostalAddress({ address, document }: { address: Address; document?: { cpf: string; cnpj: string } }) {
  const lines = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    [`${address.street}, ${address.number}`, address.complement].filter(Boolean).join(', '),
    address.neighborhood,
    `${address.city} – ${address.state}`,
    `CEP ${address.postcode.replace(/^(\d{5})(\d{3})$/, '$1-$2')}`,
    document?.cpf && `CPF ${formatCpf(document.cpf)}`,
    document?.cnpj && `CNPJ ${formatCnpj(document.cnpj)}`,
    address.phone && formatPhone(address.phone),
  ].filter((line) => line !== undefined && line !== '')
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

type Editing = { kind: AddressKind; values: Record<string, string>; nonce: string; problems?: FieldProblem[] }

export const editAddressPage = ({ kind, values, nonce, problems = [] }: Editing): AccountView => ({
  title: ADDRESS_TITLES[kind],
  tab: 'edit-address',
  notices: problems.map(({ text }) => ({ kind: 'error', text })),
  content: (
    <>
      <p>
        <a className="account-back" href="/minha-conta/edit-address/">
          <Icon name="arrow-left" />
          Endereços
        </a>
      </p>
      <form
        className="account-form account-card account-address"
        method="post"
        action={`/minha-conta/edit-address/${kind}/`}
        noValidate
      >
        <div className={`woocommerce-address-fields__field-wrapper account-rows`}>
          {addressFields(kind, values).map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              problem={problems.find((problem) => problem.field === field.name)?.text}
            />
          ))}
        </div>
        <input type="hidden" name="woocommerce-edit-address-nonce" value={nonce} />
        <input type="hidden" name="action" value="edit_address" />
        <button type="submit" className="button" name="save_address" value="Salvar endereço">
          Salvar endereço
        </button>
      </form>
    </>
  ),
})
