import { Resolver } from 'node:dns/promises'
import { stepAside } from '#kit/step-aside.ts'
import type { ReadTxt } from './domain-check.ts'

const TRY_MS = 2_000
const TRIES = 2

/** Asks the resolvers of this machine; a name that does not exist, or has no such record, has none. */
export const readTxt: ReadTxt = async (name) => {
  const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES })
  try {
    const records = await stepAside(() => resolver.resolveTxt(name))
    return records.map((parts) => parts.join(''))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw error
  }
}
