import { CAPABILITIES } from './capabilities.ts'
import type { Grant, ScreenRight } from './grant.ts'
import { LIMITED_ROLES, managesShop } from './roles.ts'

type Asked = { method: string; route: string; path?: Readonly<Record<string, string>> }
/** What a limited role may send to a route, and what the answer leaves out. */
export type Right = { only: ReadonlySet<string> | undefined; hides: readonly string[] }

const grantsOf = (roles: readonly string[]): Grant[] =>
  LIMITED_ROLES.filter((role) => roles.includes(role)).flatMap((role) => CAPABILITIES[role].flatMap(({ grants }) => grants))

const fits = ({ method, route, path = {} }: Asked, one: Grant) =>
  one.route === route &&
  one.methods.includes(method) &&
  Object.entries(one.where ?? {}).every(([name, values]) => values.includes(path[name] ?? ''))

/**
 * The rows of somebody's limited roles for one route, joined: what one of them allows is allowed, and hidden is what all of them hide.
 * Whoever manages the shop needs none.
 */
export function rightOf(roles: readonly string[], asked: Asked): Right | undefined {
  if (managesShop(roles)) return undefined
  const rows = grantsOf(roles).filter((one) => fits(asked, one))
  if (rows.length === 0) return undefined
  const only = rows.every((row) => row.only) ? new Set(rows.flatMap((row) => row.only!)) : undefined
  const [first, ...others] = rows.map(({ hides = [] }) => hides)
  return { only, hides: first!.filter((name) => others.every((more) => more.includes(name))) }
}

/** Whether somebody may call a route, by the table alone. */
export const mayCall = (roles: readonly string[], method: string, route: string) =>
  managesShop(roles) || rightOf(roles, { method, route }) !== undefined

/** All that limited roles open, for the workbench: it offers nothing that would be refused. */
export function allRights(roles: readonly string[]) {
  const capabilities = LIMITED_ROLES.filter((role) => roles.includes(role)).flatMap((role) => CAPABILITIES[role])
  const screens = [...new Set(capabilities.flatMap((one) => Object.keys(one.screens)))]
  return {
    screens: Object.fromEntries(screens.map((screen) => [screen, screenRight(roles, screen)!])),
    calls: [...new Set(grantsOf(roles).flatMap(({ methods, route }) => methods.map((method) => `${method} ${route}`)))],
  }
}
export type AllRights = ReturnType<typeof allRights>

/** How far somebody may open a screen of the workbench. Those who manage the shop are asked by the screens themselves. */
export function screenRight(roles: readonly string[], screen: string): ScreenRight | undefined {
  if (managesShop(roles)) return 'write'
  const found = LIMITED_ROLES.filter((role) => roles.includes(role)).flatMap((role) =>
    CAPABILITIES[role].flatMap(({ screens }) => screens[screen] ?? []),
  )
  return found.includes('write') ? 'write' : found[0]
}
