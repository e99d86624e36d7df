import { Gauge, type Registry } from 'prom-client'

type Counts = Record<'waiting' | 'running' | 'dead', number>

/** How much work there is in each state, asked of the database when somebody reads; what can't be asked is not told. */
export function gaugeJobs(registry: Registry, count: () => Promise<Counts>) {
  const told = new Gauge({
    name: 'vitrine_jobs',
    help: 'Jobs in the whole shop by state.',
    labelNames: ['state'],
    registers: [registry],
    // Every process tells the same of the one table.
    aggregator: 'max',
    collect: async () => {
      told.reset()
      const counts = await count().catch(() => undefined)
      for (const [state, number] of Object.entries(counts ?? {})) told.set({ state }, number)
    },
  })
}
