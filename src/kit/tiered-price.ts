import type { Cents } from './money.ts'

/** A unit's price from so many units on. */
export type Tier = {
  units: number
  /** What a unit costs then; absent where it is so much less than usual. */
  cents?: Cents
  /** Hundredths of a percent. */
  off?: number
  /** The units of all kinds of the thing count together, not of this kind alone. */
  whole: boolean
  /** Only some people have it. */
  group: boolean
}

/** What a unit costs at this tier, rounded half up. */
export const centsOf = ({ cents, off = 0 }: Pick<Tier, 'cents' | 'off'>, usual: Cents): Cents =>
  cents ?? Math.floor((usual * (10_000 - off) + 5_000) / 10_000)

type ReachedTier = Tier & { cents: Cents }
const priced = (tiers: readonly Tier[], usual: Cents): ReachedTier[] =>
  tiers.map((tier) => ({ ...tier, cents: centsOf(tier, usual) }))

/** The lowest price that these units reach, if it is below the usual one: of two that cost the same, the one that asks for less. */
export function reachedTier(
  tiers: readonly Tier[],
  usual: Cents,
  { own, all }: { own: number; all: number },
): ReachedTier | undefined {
  return priced(tiers, usual)
    .filter((tier) => tier.cents < usual && tier.units <= (tier.whole ? all : own))
    .sort((one, other) => one.cents - other.cents || one.units - other.units)[0]
}

/** The next price that is lower than the one that these units have, and how many units lack; the one that is nearest. */
export function nextTier(
  tiers: readonly Tier[],
  usual: Cents,
  units: { own: number; all: number },
): { cents: Cents; lacking: number } | undefined {
  const cents = reachedTier(tiers, usual, units)?.cents ?? usual
  return priced(tiers, usual)
    .filter((tier) => tier.cents < cents)
    .map((tier) => ({ cents: tier.cents, lacking: tier.units - (tier.whole ? units.all : units.own) }))
    .sort((one, other) => one.lacking - other.lacking || one.cents - other.cents)[0]
}
