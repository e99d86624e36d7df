import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createGiftCodeLock } from './code.ts'
import { refundValues, spendValues } from './ledger.ts'
import { payWithValue } from './pay-with-value.ts'
import { createCodeReveal } from './reveal-code.ts'
import { createStoredValue } from './service.ts'

export const storedValueModule = defineModule({
  create: ({ db, secret }: { db: Kysely<Database>; secret: string }) => {
    const giftCodeLock = createGiftCodeLock(secret)
    return {
      storedValue: createStoredValue({ db }),
      payWithValue,
      storedValueUses: { spend: spendValues, refund: refundValues },
      giftCodeLock,
      revealGiftCode: createCodeReveal({ db, lock: giftCodeLock }),
    }
  },
})
