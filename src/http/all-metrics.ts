import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** Whoever reads the metrics meets one of the processes; what is asked for is the shop. */
const ASKED = 'vitrine:metrics?'
const TOLD = 'vitrine:metrics'
const PATIENCE_MS = 6_000

/** In the first process: gathers what all of them count, whenever one of them is asked. */
export function gatherMetrics() {
  const gathered = new AggregatorRegistry()
  cluster.on('message', (worker, message: unknown) => {
    if (message !== ASKED) return
    void gathered
      .clusterMetrics()
      // One that is just going does not answer; the next reading is whole again.
      .catch(() => '')
      .then((text) => worker.isConnected() && worker.send({ [TOLD]: text }))
  })
}

/** In a process that answers visitors: how to read the metrics of the whole shop. */
export function metricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  AggregatorRegistry.setRegistries([registry])
  void new AggregatorRegistry() // listens for the first process
  return async () => (await askFirstProcess()) || (await registry.metrics())
}

const askFirstProcess = () =>
  new Promise<string>((resolve) => {
    const done = (text: string) => {
      clearTimeout(patience)
      process.off('message', hear)
      resolve(text)
    }
    const hear = (message: unknown) => {
      const text = (message as Record<string, unknown> | null)?.[TOLD]
      if (typeof text === 'string') done(text)
    }
    const patience = setTimeout(() => done(''), PATIENCE_MS)
    process.on('message', hear)
    process.send?.(ASKED)
  })
