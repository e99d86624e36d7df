/** Grams of a unit of weight, by the names that WooCommerce has for them. */
export const GRAMS: Record<string, number> = { kg: 1_000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 }
/** Millimetres of a unit of length. */
export const MILLIMETRES: Record<string, number> = { m: 1_000, cm: 10, mm: 1, in: 25.4, yd: 914.4 }
