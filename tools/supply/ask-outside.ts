import type { Age, LockedPackage } from './locked-packages.ts'

const REGISTRY = process.env['npm_config_registry'] ?? 'https://registry.npmjs.org/'
const AT_ONCE = 8
const DEADLINE_MS = 60_000

/** When each of these versions was published, as the registry says. */
export async function askAges(packages: readonly LockedPackage[]): Promise<Age[]> {
  return await inTurns(packages, async ({ name, version }) => {
    const { time = {} } = (await fetchJson(new URL(name.replace('/', '%2f'), REGISTRY))) as { time?: Record<string, string> }
    return time[version] === undefined ? [] : [{ name, version, publishedAt: Date.parse(time[version]) }]
  })
}

/** What is known against these versions at osv.dev, in its own numbers. */
export async function askOsv(packages: readonly LockedPackage[]): Promise<string[]> {
  const queries = packages.map(({ name, version }) => ({ version, package: { name, ecosystem: 'npm' } }))
  const { results } = (await fetchJson(new URL('https://api.osv.dev/v1/querybatch'), { queries })) as {
    results: { vulns?: { id: string }[] }[]
  }
  return results.flatMap(({ vulns = [] }, at) =>
    vulns.map(({ id }) => `${packages[at]!.name} ${packages[at]!.version}: ${id}, see https://osv.dev/vulnerability/${id}`),
  )
}

async function fetchJson(url: URL, body?: unknown): Promise<unknown> {
  const sending =
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await fetch(url, { ...sending, signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!answer.ok) throw new Error(`${url.host} answered ${answer.status}`)
  return await answer.json()
}

async function inTurns<T, R>(list: readonly T[], work: (one: T) => Promise<R[]>): Promise<R[]> {
  const found: R[] = []
  for (let at = 0; at < list.length; at += AT_ONCE)
    found.push(...(await Promise.all(list.slice(at, at + AT_ONCE).map(work))).flat())
  return found
}
