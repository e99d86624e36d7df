import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { MarketingKinds } from './load-kinds.ts'
import { isQuiet } from './rules.ts'
import type { SendMarketingMail } from './send.ts'
import { capOf, fieldsOf, isOn, MARKETING_SETTING, readPart } from './settings.ts'

type Options = {
  db: Kysely<Database>
  kinds: MarketingKinds
  settings: { get: (name: string) => Promise<unknown> }
  /** Whether mails leave the shop. While they don't, none is written: nobody gets a pile of old ones later. */
  isMailOn: () => Promise<boolean>
  send: SendMarketingMail
}

/** So many of a kind at a time: the mail server has others to serve. */
const AT_ONCE = 200

/** Whether there is anything to look for at this moment. */
export const createReadiness =
  ({ kinds, settings, isMailOn }: Pick<Options, 'kinds' | 'settings' | 'isMailOn'>) =>
  async (now: Date): Promise<boolean> => {
    if (isQuiet(now)) return false
    const setting = await settings.get(MARKETING_SETTING)
    return [...kinds.keys()].some((id) => isOn(setting, id)) && (await isMailOn())
  }

/** Looks for what is due of every kind that is on, and writes it. Done twice, or cut off in between, it is as done once. */
export function createTick({ db, kinds, settings, isMailOn, send }: Options) {
  const isReady = createReadiness({ kinds, settings, isMailOn })
  return async (now: Date, { signal }: { signal?: AbortSignal } = {}): Promise<number> => {
    if (!(await isReady(now))) return 0
    const setting = await settings.get(MARKETING_SETTING)
    const cap = capOf(setting)
    let written = 0
    for (const [id, kind] of kinds) {
      if (!isOn(setting, id)) continue
      const { values } = readPart(setting, id, fieldsOf(kind))
      for (const due of await kind.due(db, { now, settings: values, cap, limit: AT_ONCE })) {
        if (signal?.aborted) return written
        if (await send({ id, kind, due, settings: values, cap, now })) written++
      }
    }
    return written
  }
}
