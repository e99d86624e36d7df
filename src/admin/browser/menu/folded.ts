/** What a person folded or opened by hand, by the group's name. */
export type Folded = Readonly<Record<string, boolean>>

type Shown = {
  folded: Folded
  /** The group of the screen that is open. */
  current: string | undefined
  isTelephone: boolean
}

/** Beside a screen all groups stand open; over a telephone's, where they would be a long way, the first and the one in use. */
export function isUnfolded(group: string, { folded, current, isTelephone }: Shown, first: string): boolean {
  const own = folded[group]
  if (own !== undefined) return !own
  return !isTelephone || group === current || group === first
}

/** Whether an address is a screen of an item: its own or one below it. */
export const holdsAddress = (to: string, pathname: string) => pathname === to || pathname.startsWith(`${to}/`)
