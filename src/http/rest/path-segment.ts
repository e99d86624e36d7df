import type { Route } from './contract.ts'

/** Numbers where the argument is one; else a word of an address. */
export function segmentOf({ endpoints }: Route, name: string): string {
  const schema = endpoints[0]?.args[name] as { type?: string } | undefined
  return schema?.type === 'integer' ? '\\d{1,15}' : '[^/]{1,200}'
}
