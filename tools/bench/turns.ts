import type { Load, Round } from './load.ts'
import { cpuSeconds } from './process-cost.ts'

export type Rounds = { pairs: number; durationMs: number }
export type Sample = { perSecond: number; cpuMicroseconds: number | undefined }
type Server = { port: number; pid: number; path: string }

const CONNECTIONS = 32
const MAX_REQUESTS = 100_000

/** The same load on all servers by turns, round after round, each round of turns within a few seconds. */
export async function takeTurns(options: {
  shop: Server
  others: Server[]
  expected: Round['expected']
  load: Load
  rounds: Rounds
}) {
  const { shop, others, expected, load, rounds } = options
  let shopRequests = 0
  const sample = async ({ port, pid, path }: Server, durationMs = rounds.durationMs): Promise<Sample> => {
    const before = cpuSeconds(pid)
    const { requests, seconds } = await load.run({
      port,
      path,
      connections: CONNECTIONS,
      durationMs,
      maxRequests: MAX_REQUESTS,
      expected,
    })
    const after = cpuSeconds(pid)
    if (port === shop.port) shopRequests += requests
    const cpu = before === undefined || after === undefined ? undefined : ((after - before) * 1e6) / requests
    return { perSecond: requests / seconds, cpuMicroseconds: cpu }
  }
  const ours: Sample[] = []
  const theirs: Sample[][] = others.map(() => [])
  await sample(shop)
  for (const other of others) await sample(other, rounds.durationMs / 2)
  for (let pair = 0; pair < rounds.pairs; pair++) {
    // Whoever comes first changes with each pair: what the machine does besides hits both alike.
    if (pair % 2 === 0) ours.push(await sample(shop))
    for (const [at, other] of others.entries()) theirs[at]!.push(await sample(other))
    if (pair % 2 === 1) ours.push(await sample(shop))
  }
  return { ours, theirs, shopRequests }
}
