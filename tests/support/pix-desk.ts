import { aPixBank } from './pix-bank.ts'
import { aServiceDesk } from './service-desk.ts'

/** The services that sell, connected with a bank of their own. */
export async function aPixDesk(bankOptions: Parameters<typeof aPixBank>[0] = {}) {
  const bank = await aPixBank(bankOptions)
  const desk = await aServiceDesk(bank.network)
  await desk.connect('pix_api', bank.settings)
  return {
    ...desk,
    bank,
    connect: (settings: Record<string, string>) => desk.connect('pix_api', settings),
    /** An order that waits for its Pix. */
    aPixOrder: (options: { cents?: number; units?: number } = {}) => desk.anOrderBy('pix_api', options),
    txidsOf: desk.referencesOf,
    close: async () => {
      await bank.close()
      await desk.close()
    },
  }
}
export type PixDesk = Awaited<ReturnType<typeof aPixDesk>>
