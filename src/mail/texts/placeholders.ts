/** What stands in for a placeholder, by its name. */
export type Values = Readonly<Record<string, string>>

const PLACEHOLDER = /\{([\p{L}\d_]+)\}/gu
/** Anything between braces on one line was meant as a placeholder, even when it is written like none. */
const MEANT = /\{([^{}\n]{0,60})\}/g

/** The text with its values. What a value says is never read as a placeholder itself; a name without a value stays as it was typed. */
export const fillPlaceholders = (text: string, values: Values): string =>
  text.replaceAll(PLACEHOLDER, (typed, name: string) => (Object.hasOwn(values, name) ? values[name]! : typed))

/** The names between braces, each once, as they were typed. */
export const placeholdersIn = (text: string): string[] => [...new Set([...text.matchAll(MEANT)].map(([, name]) => name!.trim()))]
