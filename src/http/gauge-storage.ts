import { Gauge, type Registry } from 'prom-client'

/** Whether the shop's files can be reached, asked when somebody reads. */
export function gaugeStorage(registry: Registry, state: () => Promise<string>) {
  const told = new Gauge({
    name: 'vitrine_storage_away',
    help: 'Processes that cannot reach the store of files just now.',
    registers: [registry],
    collect: async () => {
      told.set((await state().catch(() => 'unreachable')) === 'ok' ? 0 : 1)
    },
  })
}
