import { Counter, Gauge, type Registry } from 'prom-client'
import type { Replica } from '#db/replica.ts'

/** What is told of a replica; only where there is one. */
export const createReplicaMetrics = (registry: Registry, replica: () => Pick<Replica, 'look' | 'state' | 'lagSeconds'>) => ({
  reads: new Counter({
    name: 'vitrine_replica_reads_total',
    help: 'Statements that a replica may answer, by who answered.',
    labelNames: ['from'],
    registers: [registry],
  }),
  passedOver: new Gauge({
    name: 'vitrine_replica_passed_over',
    help: 'Processes that ask the primary alone just now, because the replica is away or too far behind.',
    registers: [registry],
    collect() {
      this.set(replica().state() === 'used' ? 0 : 1)
    },
  }),
  lag: new Gauge({
    name: 'vitrine_replica_lag_seconds',
    help: 'Age of what the replica tells; 0 while it has everything.',
    registers: [registry],
    aggregator: 'max',
    async collect() {
      await replica().look()
      this.set(replica().lagSeconds())
    },
  }),
})
