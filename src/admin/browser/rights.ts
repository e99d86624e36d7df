import type { AllRights } from '#http/rights/rights.ts'

/** What the shop's table of rights opens to a limited role, as the page was sent. */
export type Rights = AllRights
/** Those who run the shop are known by the name of their role, everybody else by what they may. */
export type Permissions = 'administrator' | 'shop_manager' | Rights

export const NO_RIGHTS: Rights = { screens: {}, calls: [] }
export const isLimited = (permissions: Permissions | undefined): permissions is Rights => typeof permissions === 'object'
