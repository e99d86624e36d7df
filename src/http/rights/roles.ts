/** May do everything that a shop needs; people, keys and backups are the administrator's. */
export const MANAGING_ROLES = ['administrator', 'shop_manager'] as const
/** May do what the table of capabilities says, and nothing else. */
export const LIMITED_ROLES = ['finance', 'packer', 'writer', 'support'] as const

export type ManagingRole = (typeof MANAGING_ROLES)[number]
export type LimitedRole = (typeof LIMITED_ROLES)[number]
export type StaffRole = ManagingRole | LimitedRole

const isOneOf = (known: readonly string[]) => (roles: readonly string[]) => roles.some((role) => known.includes(role))

export const managesShop = isOneOf(MANAGING_ROLES)
export const worksInShop = isOneOf([...MANAGING_ROLES, ...LIMITED_ROLES])
