import type { StaffRole } from '#http/rights/roles.ts'

export type Role = StaffRole | 'customer' | 'subscriber'
export type PersonRecord = {
  id: number
  username: string
  name: string
  nickname: string
  first_name: string
  last_name: string
  email: string
  roles: Role[]
  registered_date: string
}

export const ROLES: { id: Role; name: string; help: string }[] = [
  { id: 'administrator', name: 'Administrador', help: 'Pode tudo, também pessoas, chaves da API e o registro de alterações.' },
  { id: 'shop_manager', name: 'Gerente da loja', help: 'Cuida de produtos, pedidos, clientes e páginas.' },
  {
    id: 'finance',
    name: 'Financeiro',
    help: 'Vê pedidos, pagamentos e relatórios, e faz reembolsos. Não mexe em produtos nem páginas.',
  },
  { id: 'packer', name: 'Expedição', help: 'Embala, compra etiquetas, envia e conta o estoque. Não vê clientes nem pagamentos.' },
  {
    id: 'writer',
    name: 'Conteúdo',
    help: 'Escreve páginas e posts, cuida de mídia, menus, guias de medidas e redirecionamentos. Não vê pedidos.',
  },
  {
    id: 'support',
    name: 'Atendimento',
    help: 'Lê pedidos e clientes, anota, reenvia e-mails, responde perguntas e avaliações. Não reembolsa nem muda ajustes.',
  },
  { id: 'customer', name: 'Cliente', help: 'Só vê as próprias compras; não entra no painel.' },
  { id: 'subscriber', name: 'Assinante', help: 'Tem uma conta no site, sem compras; não entra no painel.' },
]

/** The most that somebody may: one word for the list. */
export const roleOf = (roles: readonly Role[]): Role => ROLES.find(({ id }) => roles.includes(id))?.id ?? 'customer'
export const roleName = (roles: readonly Role[]) => ROLES.find(({ id }) => id === roleOf(roles))!.name

/** Whom the list of those who work in the shop shows. */
export const STAFF = ROLES.map(({ id }) => id)
  .filter((id) => id !== 'customer' && id !== 'subscriber')
  .join(',')
