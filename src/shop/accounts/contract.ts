export const ROLES = ['administrator', 'shop_manager', 'customer'] as const
export type Role = (typeof ROLES)[number]

export type User = { id: number; login: string; displayName: string; email: string; roles: Role[] }
